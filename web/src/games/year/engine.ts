/** Made by `python -m drachenhof.server.app.typescript` from the game's rules. Do not edit. */

export type SuperEventName =
  | 'lantern-festival'
  | 'buddha'
  | 'earthquake'
  | 'flood'
  | 'solar-eclipse'
  | 'volcanic-eruption'
  | 'tornado'
  | 'sunrise'
  | 'assassination'
  | 'charter';

export type Person =
  | 'craftsman'
  | 'court-lady'
  | 'tax-collector'
  | 'pyrotechnist'
  | 'warrior'
  | 'monk'
  | 'healer'
  | 'farmer'
  | 'scholar';

export type Age = 'young' | 'old';

export type TileName =
  | 'young craftsman'
  | 'young court-lady'
  | 'young tax-collector'
  | 'young pyrotechnist'
  | 'young warrior'
  | 'young monk'
  | 'young healer'
  | 'young farmer'
  | 'young scholar'
  | 'old pyrotechnist'
  | 'old warrior'
  | 'old monk'
  | 'old healer'
  | 'old farmer'
  | 'old scholar';

export type PersonCard =
  | 'craftsman'
  | 'court-lady'
  | 'tax-collector'
  | 'pyrotechnist'
  | 'warrior'
  | 'monk'
  | 'healer'
  | 'farmer'
  | 'scholar'
  | 'wild';

export type Action =
  | 'taxes'
  | 'build'
  | 'harvest'
  | 'fireworks'
  | 'parade'
  | 'research'
  | 'privilege'
  | 'wall';

export type EventName = 'peace' | 'tribute' | 'drought' | 'mongols' | 'festival' | 'contagion';

export type WallTileName = 'rice' | 'fireworks' | 'yuan' | 'floor' | 'points' | 'track';

export type Phase = 'setup' | 'action' | 'person' | 'event' | 'end';

export type Asked =
  | 'event'
  | 'super'
  | 'deal'
  | 'draft'
  | 'arrival'
  | 'action'
  | 'floor'
  | 'recruit'
  | 'release'
  | 'remove'
  | 'evict'
  | 'return'
  | 'discard'
  | 'sunrise'
  | 'charter'
  | 'over'
  | 'nothing';

export type Happening =
  | 'event'
  | 'wall'
  | 'last-wall'
  | 'super'
  | 'again'
  | 'wall-again'
  | 'decay'
  | 'scoring';

export type SuperOption =
  | 'lantern-festival'
  | 'buddha'
  | 'earthquake'
  | 'flood'
  | 'solar-eclipse'
  | 'volcanic-eruption'
  | 'tornado'
  | 'sunrise'
  | 'assassination'
  | 'charter'
  | 'random';

/** The options of a game, as its record names them. */
export interface YearOptions {
  /** The price of a large privilege (Y22). */
  large_privilege: number;
  /** The Great Wall (Y40). */
  great_wall: boolean;
  /** A name, `random` if it is drawn, null for none (Y44). */
  super_event: SuperOption | null;
}

/** A group of action cards (Y13). */
export interface GroupView {
  /** The actions. */
  cards: Action[];
  /** Seats with a dragon here. */
  dragons: number[];
  /** Yuan for joining (Y14). */
  price: number;
}

/** A tile of the wall (Y41). */
export interface LaidView {
  /** Its owner. */
  seat: number;
  /** Its bonus. */
  tile: WallTileName;
}

/** Privileges by size (Y22). */
export interface PrivilegesView {
  /** One dragon each. */
  small: number;
  /** Two dragons each. */
  large: number;
}

/** A palace (Y11). */
export interface PalaceView {
  /** 1 to 3. */
  floors: number;
  /** Inhabitants, at most one per floor. */
  persons: TileName[];
  /** Has lost its person to this drought. */
  struck: boolean;
  /** Empty: loses a floor after the event (Y33). */
  decays: boolean;
}

/** Points of the final scoring (Y35). */
export interface EndView {
  /** For persons. */
  persons: number;
  /** For monks. */
  monks: number;
  /** For remaining goods. */
  goods: number;
}

/** The court of a seat. */
export interface CourtView {
  /** Its owner. */
  seat: number;
  /** Points so far. */
  score: number;
  /** Steps on the person track. */
  track: number;
  /** Money. */
  yuan: number;
  /** Rice tiles. */
  rice: number;
  /** Firework tiles. */
  fireworks: number;
  /** Privileges by size. */
  privileges: PrivilegesView;
  /** Person cards left, by kind; `wild` is a wild card. */
  hand: Partial<Record<PersonCard, number>>;
  /** Wall tiles not yet laid. */
  wall_tiles: WallTileName[];
  /** Wall tiles laid. */
  laid: number;
  /** The palaces, from the left. */
  palaces: PalaceView[];
  /** Symbols on all tiles by person, without zeros. */
  symbols: Partial<Record<Person, number>>;
  /** Persons still to release. */
  debt: number;
  /** Group with its dragon. */
  group: number | null;
  /** The two persons of the draft. */
  drafted: Person[] | null;
  /** Null before the end. */
  end: EndView | null;
}

/** The whole table. */
export interface YearView {
  /** Name of the game. */
  game: 'year';
  /** Number of players. */
  players: number;
  /** Options of the game. */
  options: YearOptions;
  /** 1 to 12; 0 in the setup. */
  month: number;
  /** Phase of the month. */
  phase: Phase;
  /** Step of the event phase, else null. */
  step: Happening | null;
  /** The next decision, of a seat or chance. */
  asked: Asked;
  /** Persons that healers of the seat to move save from this contagion. */
  spared: number;
  /** Floors, goods, cards or releases that the seat to move still decides. */
  left: number;
  /** Seat; `nobody` between two decisions. */
  to_move: number | 'chance' | 'over' | 'nobody';
  /** Seats in turn order of this phase. */
  order: number[];
  /** Seats by track, first to last; ties by height. */
  standing: number[];
  /** The twelve events by month, null if empty. */
  events: (EventName | null)[];
  /** Null if there is none or not drawn yet. */
  super_event: SuperEventName | null;
  /** The action cards. */
  groups: GroupView[];
  /** Person tiles left, by person and age. */
  supply: Record<Person, Partial<Record<Age, number>>>;
  /** Laid tiles in order. */
  wall: LaidView[];
  /** The wall reaches this month's event (Y42). */
  wall_holds: boolean;
  /** Persons taken at sunrise (Y52). */
  sunrise_taken: Person[];
  /** The person to be placed. */
  arriving: TileName | null;
  /** By seat. */
  courts: CourtView[];
  /** By seat, 1 is best (Y36); null before the end. */
  places: number[] | null;
}

export const PERSONS = [
  "craftsman",
  "court-lady",
  "tax-collector",
  "pyrotechnist",
  "warrior",
  "monk",
  "healer",
  "farmer",
  "scholar"
] as const;

export const EVENTS = [
  "peace",
  "tribute",
  "drought",
  "mongols",
  "festival",
  "contagion"
] as const;

export const EVENT_COPIES = 2 as const;

export const BESIDE = {
  "tribute": [
    "drought",
    "mongols",
    "festival",
    "contagion"
  ],
  "drought": [
    "tribute",
    "mongols",
    "festival",
    "contagion"
  ],
  "mongols": [
    "tribute",
    "drought",
    "festival",
    "contagion"
  ],
  "festival": [
    "tribute",
    "drought",
    "mongols",
    "contagion"
  ],
  "contagion": [
    "tribute",
    "drought",
    "mongols",
    "festival"
  ]
} as const;

export const MONTHS = 12 as const;

export const SUPER_EVENTS = [
  "lantern-festival",
  "buddha",
  "earthquake",
  "flood",
  "solar-eclipse",
  "volcanic-eruption",
  "tornado",
  "sunrise",
  "assassination",
  "charter"
] as const;

export const ACTIONS = [
  "taxes",
  "build",
  "harvest",
  "fireworks",
  "parade",
  "research",
  "privilege",
  "wall"
] as const;

export const WALL_TILES = [
  "rice",
  "fireworks",
  "yuan",
  "floor",
  "points",
  "track"
] as const;

export const HAPPENINGS = [
  "event",
  "wall",
  "last-wall",
  "super",
  "again",
  "wall-again",
  "decay",
  "scoring"
] as const;

export const COUNTED = {
  "peace": [],
  "tribute": [
    "yuan"
  ],
  "drought": [
    "palaces",
    "rice"
  ],
  "mongols": [
    "warrior"
  ],
  "festival": [
    "fireworks"
  ],
  "contagion": [
    "healer"
  ]
} as const;

export const ADDERS = {
  "taxes": "tax-collector",
  "build": "craftsman",
  "harvest": "farmer",
  "fireworks": "pyrotechnist",
  "parade": "warrior",
  "research": "scholar"
} as const;

export const PRINTS = {
  "craftsman": {
    "young": {
      "value": 2,
      "symbols": 1
    }
  },
  "court-lady": {
    "young": {
      "value": 1,
      "symbols": 1
    }
  },
  "tax-collector": {
    "young": {
      "value": 3,
      "symbols": 3
    }
  },
  "pyrotechnist": {
    "young": {
      "value": 5,
      "symbols": 1
    },
    "old": {
      "value": 3,
      "symbols": 2
    }
  },
  "warrior": {
    "young": {
      "value": 5,
      "symbols": 1
    },
    "old": {
      "value": 3,
      "symbols": 2
    }
  },
  "monk": {
    "young": {
      "value": 6,
      "symbols": 1
    },
    "old": {
      "value": 2,
      "symbols": 2
    }
  },
  "healer": {
    "young": {
      "value": 4,
      "symbols": 1
    },
    "old": {
      "value": 1,
      "symbols": 2
    }
  },
  "farmer": {
    "young": {
      "value": 4,
      "symbols": 1
    },
    "old": {
      "value": 1,
      "symbols": 2
    }
  },
  "scholar": {
    "young": {
      "value": 4,
      "symbols": 2
    },
    "old": {
      "value": 2,
      "symbols": 3
    }
  }
} as const;

export const CARD_SYMBOLS = {
  "taxes": 2,
  "build": 1,
  "harvest": 1,
  "fireworks": 1,
  "parade": 1,
  "research": 1,
  "privilege": 0,
  "wall": 0
} as const;

export const WALL_BONUS = {
  "rice": 1,
  "fireworks": 1,
  "yuan": 2,
  "floor": 1,
  "points": 3,
  "track": 3
} as const;

export const DRAGONS = {
  "small": 1,
  "large": 2
} as const;

export const JOIN_PRICE = 3 as const;

export const SMALL_PRICE = 2 as const;

export const SUPER_MONTH = 7 as const;

export const MAX_FLOORS = 3 as const;

export const ACTION_RULES = {
  "taxes": "Y16",
  "build": "Y21",
  "harvest": "Y17",
  "fireworks": "Y18",
  "parade": "Y19",
  "research": "Y20",
  "privilege": "Y22",
  "wall": "Y41"
} as const;

export const EVENT_RULES = {
  "peace": "Y26",
  "tribute": "Y27",
  "drought": "Y28",
  "mongols": "Y30",
  "festival": "Y29",
  "contagion": "Y31",
  "wall": "Y42",
  "lantern-festival": "Y45",
  "buddha": "Y46",
  "earthquake": "Y47",
  "flood": "Y48",
  "solar-eclipse": "Y49",
  "volcanic-eruption": "Y50",
  "tornado": "Y51",
  "sunrise": "Y52",
  "assassination": "Y53",
  "charter": "Y54"
} as const;

export const PERSON_RULES = {
  "craftsman": "Y21",
  "court-lady": "Y34",
  "tax-collector": "Y16",
  "pyrotechnist": "Y18",
  "warrior": "Y19",
  "monk": "Y35",
  "healer": "Y31",
  "farmer": "Y17",
  "scholar": "Y20",
  "wild": "Y23"
} as const;

export const GOOD_RULES = {
  "yuan": "Y27",
  "rice": "Y28",
  "fireworks": "Y29",
  "privilege": "Y22",
  "track": "Y10",
  "points": "Y34",
  "wall": "Y40"
} as const;

export const BOARD_RULES = {
  "hand": "Y3",
  "draft": "Y9",
  "track": "Y10",
  "palaces": "Y11",
  "order": "Y12",
  "groups": "Y14",
  "refill": "Y15",
  "display": "Y23",
  "decay": "Y33",
  "scoring": "Y34",
  "final-scoring": "Y35"
} as const;

export const PLAYERS_OF_YEARS = 4 as const;

/** The effect of a month's event, wall check (`wall`) or super event on a seat. */
export interface Strike {
  month: number;
  event: string;
  persons?: number;
  yuan?: number;
  rice?: number;
  fireworks?: number;
  goods?: number;
  points?: number;
  missing?: number;
  saved?: number;
  rank?: number | null;
  fewest?: boolean;
}

/** The immediate gains of a choice; costs are negative. */
export interface Gain {
  yuan?: number;
  rice?: number;
  fireworks?: number;
  points?: number;
  track?: number;
  floors?: number;
  coming?: number;
}
