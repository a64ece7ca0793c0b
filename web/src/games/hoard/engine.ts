/** Made by `python -m drachenhof.server.app.typescript` from the game's rules. Do not edit. */

export type Card = 'nulla' | '1' | '2' | '3' | '4' | '5' | '6' | '7' | '8' | '9' | 'extermino' | 'protecto';

export type Ability =
  | 'quick-dragons'
  | 'envious-monsters'
  | 'small-but-nice'
  | 'monsterball'
  | 'roundabout'
  | 'golden-feathers'
  | 'open-secrets';

export type Curse =
  | 'many-6'
  | 'many-7'
  | 'many-8'
  | 'unknowing-4-2'
  | 'unknowing-5-1'
  | 'unknowing-6-0'
  | 'chaos';

export type AbilityMode = 'off' | 'cumulative' | 'single';

export type Asked =
  | 'starter'
  | 'ability'
  | 'curse'
  | 'dealt-card'
  | 'drawn-card'
  | 'envied-card'
  | 'flipped-card'
  | 'peeked-card'
  | 'given-card'
  | 'exchange'
  | 'turn'
  | 'draw'
  | 'miss'
  | 'target'
  | 'direction'
  | 'pick'
  | 'over'
  | 'turn-end'
  | 'round-end'
  | 'losses';

/** The options of a game, as its record names them. */
export interface HoardOptions {
  /** With only hidden cards, look at one before a draw (H31). */
  peek: boolean;
  /** 5s may be answered with 5s (H32). */
  answer_fives: boolean;
  /** Several Protectos carry on several players further (H33). */
  long_protecto: boolean;
  /** One more each round, or only the latest (H41). */
  abilities: AbilityMode;
  /** Curses (H51). */
  curses: boolean;
  /** Every hidden card counts as loss (H24). */
  count_all_backs: boolean;
}

/** Cards and coins of a seat. */
export interface HoldingView {
  /** Its owner. */
  seat: number;
  /** Coins lost in all. */
  lost: number;
  /** Coins lost in the last round. */
  loss: number;
  /** Curse of this round (H51). */
  curse: Curse | null;
  /** Your whole hand; known cards of other hands. */
  hand: Partial<Record<Card, number>>;
  /** Cards in hand. */
  hand_size: number;
  /** Open Remainders. */
  open: Partial<Record<Card, number>>;
  /** Remainders face down. */
  hidden: number;
}

/** The table as the observer knows it. */
export interface HoardView {
  /** Name of the game. */
  game: 'hoard';
  /** Number of players. */
  players: number;
  /** Options of the game. */
  options: HoardOptions;
  /** The round, from 1. */
  round: number;
  /** The next decision, of a seat or chance. */
  asked: Asked;
  /** Seat; `nobody` between two decisions. */
  to_move: number | 'chance' | 'over' | 'nobody';
  /** Seat whose turn it is, or that is dealt cards. */
  turn: number;
  /** Seat that began the round. */
  starter: number;
  /** 1: clockwise, -1: counterclockwise. */
  direction: number;
  /** Seat after `turn`. */
  next: number;
  /** Of the last round. */
  winner: number | null;
  /** Abilities in force (H41). */
  abilities: Ability[];
  /** Chaos is in force (H53). */
  chaos: boolean;
  /** The pile, top card last. */
  pile: Card[];
  /** Value of the last card except Protecto, else 0 (H14). */
  base: number;
  /** Cards that fit. */
  playable: Card[];
  /** A card must be played (H41). */
  must_play: boolean;
  /** Number of the rule behind the demand. */
  demand_rule: string;
  /** Cards to draw, while 4s are in force (H16). */
  draws: number;
  /** Of these, cards that the draw pile has. */
  due: number;
  /** Turns to miss (H17). */
  misses: number;
  /** Seat that played the 4s or 5s in force. */
  by: number | null;
  /** Cards left to draw. */
  left: number;
  /** Seat that Monsterball hits (H44). */
  target: number | null;
  /** Cards in the draw pile. */
  draw_pile: number;
  /** Cards openly out of the round. */
  gone: Partial<Record<Card, number>>;
  /** Cards that the observer cannot place. */
  unseen: Partial<Record<Card, number>>;
  /** Decisions in this round (H26). */
  decisions: number;
  /** By seat. */
  holdings: HoldingView[];
  /** By seat, 1 is best, ties share (H25); null before the end. */
  places: number[] | null;
}

export const MONSTERS = [
  "1",
  "2",
  "3",
  "4",
  "5",
  "6",
  "7",
  "8",
  "9"
] as const;

export const DRAGONS = [
  "nulla",
  "extermino",
  "protecto"
] as const;

export const ABILITIES = [
  "quick-dragons",
  "envious-monsters",
  "small-but-nice",
  "monsterball",
  "roundabout",
  "golden-feathers",
  "open-secrets"
] as const;

export const ABILITY_CARDS = {
  "quick-dragons": [
    "nulla"
  ],
  "envious-monsters": [
    "nulla",
    "extermino",
    "protecto"
  ],
  "small-but-nice": [
    "1"
  ],
  "monsterball": [
    "2"
  ],
  "roundabout": [
    "7"
  ],
  "golden-feathers": [
    "8"
  ],
  "open-secrets": [
    "9"
  ]
} as const;

export const CURSES = [
  "many-6",
  "many-7",
  "many-8",
  "unknowing-4-2",
  "unknowing-5-1",
  "unknowing-6-0",
  "chaos"
] as const;

export const FRONT_COINS = {
  "nulla": 1,
  "1": 1,
  "2": 1,
  "3": 1,
  "4": 1,
  "5": 1,
  "6": 1,
  "7": 1,
  "8": 1,
  "9": 1,
  "extermino": 1,
  "protecto": 1
} as const;

export const MAX_LOSS = 10 as const;

export const FIRST_OPEN = 3 as const;

export const FIRST_HAND = 5 as const;

export const FOUR_IN_A_ROW = 4 as const;

export const ABILITY_RULES = {
  "quick-dragons": "H41",
  "envious-monsters": "H42",
  "small-but-nice": "H43",
  "monsterball": "H44",
  "roundabout": "H45",
  "golden-feathers": "H46",
  "open-secrets": "H47"
} as const;

export const BOARD_RULES = {
  "direction": "H7",
  "hand": "H8",
  "hidden": "H11",
  "take": "H12",
  "draw-pile": "H13",
  "legal-cards": "H14",
  "draw": "H16",
  "loss": "H24",
  "end": "H25"
} as const;

export const CARD_RULES = {
  "3": "H15",
  "4": "H16",
  "5": "H17",
  "6": "H18",
  "nulla": "H19",
  "extermino": "H19",
  "protecto": "H19"
} as const;

export const CURSE_RULES = {
  "many-6": "H51",
  "many-7": "H51",
  "many-8": "H51",
  "unknowing-4-2": "H52",
  "unknowing-5-1": "H52",
  "unknowing-6-0": "H52",
  "chaos": "H53"
} as const;
