/** Made by `python -m drachenhof.server.protocol.typescript` from the game's rules. Do not edit. */

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
  large_privilege: number;
  great_wall: boolean;
  super_event: SuperOption | null;
}

/** Action cards that lie together (Y13). */
export interface GroupView {
  cards: Action[];
  /** Seats whose dragons stand here. */
  dragons: number[];
  /** Of joining (Y14). */
  price: number;
}

/** A tile of the wall (Y41). */
export interface LaidView {
  seat: number;
  tile: WallTileName;
}

/** Privileges by size (Y22). */
export interface PrivilegesView {
  small: number;
  large: number;
}

/** A palace (Y11). */
export interface PalaceView {
  floors: number;
  persons: TileName[];
  /** It has lost its person to this drought. */
  struck: boolean;
  /** Nobody lives here: it loses a floor when the event is over (Y33). */
  decays: boolean;
}

/** What the end brought (Y35). */
export interface EndView {
  persons: number;
  monks: number;
  goods: number;
}

/** What stands before one player. */
export interface CourtView {
  seat: number;
  score: number;
  track: number;
  yuan: number;
  rice: number;
  fireworks: number;
  privileges: PrivilegesView;
  hand: Partial<Record<PersonCard, number>>;
  wall_tiles: WallTileName[];
  /** Wall tiles laid. */
  laid: number;
  palaces: PalaceView[];
  /** On all own tiles, by type of person; none is not listed. */
  symbols: Partial<Record<Person, number>>;
  /** Persons still to release. */
  debt: number;
  /** Where the dragon stands. */
  group: number | null;
  drafted: Person[] | null;
  /** Null before the end. */
  end: EndView | null;
}

/** Everything that lies on the table. Seats and groups count from 0. */
export interface YearView {
  game: 'year';
  players: number;
  options: YearOptions;
  /** 1 to 12; 0 in the setup. */
  month: number;
  phase: Phase;
  step: Happening | null;
  asked: Asked;
  /** Persons whom the healers of the seat to move save from this contagion. */
  spared: number;
  /** Floors, goods, cards or releases that are still to come of the seat to move. */
  left: number;
  /** Nobody: a moment between two decisions. */
  to_move: number | 'chance' | 'over' | 'nobody';
  order: number[];
  /** By the track, the furthest first; of equals the one on top. */
  standing: number[];
  events: (EventName | null)[];
  super_event: SuperEventName | null;
  groups: GroupView[];
  supply: Record<Person, Partial<Record<Age, number>>>;
  wall: LaidView[];
  /** It reaches the event of this month (Y42). */
  wall_holds: boolean;
  sunrise_taken: Person[];
  arriving: TileName | null;
  courts: CourtView[];
  /** By seat, 1 the best (Y36); null before the end. */
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

/** What an event, a look at the wall (`wall`) or the super event of a month would do to a seat. */
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

/** What a choice brings at once, before anything else happens; what it costs is below 0. */
export interface Gain {
  yuan?: number;
  rice?: number;
  fireworks?: number;
  points?: number;
  track?: number;
  floors?: number;
  coming?: number;
}
