/** Made by `python -m drachenhof.server.protocol.typescript` from the game's rules. Do not edit. */

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

export type AbilityMode = 'off' | 'cumulative' | 'single';

/** The options of a game, as its record names them. */
export interface HoardOptions {
  peek: boolean;
  answer_fives: boolean;
  long_protecto: boolean;
  abilities: AbilityMode;
  curses: boolean;
  count_all_backs: boolean;
}

/** What one player has. */
export interface HoldingView {
  seat: number;
  /** Coins in all. */
  lost: number;
  /** Coins in the last round. */
  loss: number;
  curse: Curse | null;
  /** Of one's own hand all; of another what is known to be in it. */
  hand: Partial<Record<Card, number>>;
  hand_size: number;
  open: Partial<Record<Card, number>>;
  hidden: number;
}

/** Everything that an observer knows of the table. Seats count from 0. */
export interface HoardView {
  game: 'hoard';
  players: number;
  options: HoardOptions;
  round: number;
  asked: Asked;
  /** Nobody: a moment between two decisions. */
  to_move: number | 'chance' | 'over' | 'nobody';
  turn: number;
  starter: number;
  /** 1: clockwise, -1: counterclockwise. */
  direction: number;
  /** The seat after `turn` in this direction. */
  next: number;
  /** Of the last round; null: nobody. */
  winner: number | null;
  abilities: Ability[];
  chaos: boolean;
  pile: Card[];
  base: number;
  playable: Card[];
  must_play: boolean;
  /** The number of the rule behind what is demanded. */
  demand_rule: string;
  draws: number;
  /** How many of these a draw is of now: no more than the draw pile has. */
  due: number;
  misses: number;
  /** Who played the last 4s or 5s, while they are in force. */
  by: number | null;
  left: number;
  target: number | null;
  draw_pile: number;
  gone: Partial<Record<Card, number>>;
  /** All that the observer cannot place. */
  unseen: Partial<Record<Card, number>>;
  decisions: number;
  holdings: HoldingView[];
  /** By seat, 1 the best, equals share one (H25); null before the end. */
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

export const ABILITY_RULES = {
  "quick-dragons": "H41",
  "envious-monsters": "H42",
  "small-but-nice": "H43",
  "monsterball": "H44",
  "roundabout": "H45",
  "golden-feathers": "H46",
  "open-secrets": "H47"
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
