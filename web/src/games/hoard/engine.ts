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
  /** Whoever faces a draw with only hidden cards may look at one (H31). */
  peek: boolean;
  /** 5s may be answered with 5s (H32). */
  answer_fives: boolean;
  /** Several Protectos carry what one faces several players on (H33). */
  long_protecto: boolean;
  /** Off, cumulative (one more each round) or single (a new one each round) (H41). */
  abilities: AbilityMode;
  /** Curses (H51). */
  curses: boolean;
  /** Every hidden card counts in the loss (H24). */
  count_all_backs: boolean;
}

/** What one player has. */
export interface HoldingView {
  /** Whose it is. */
  seat: number;
  /** Coins in all. */
  lost: number;
  /** Coins in the last round. */
  loss: number;
  /** The curse of this round (H51), null for none. */
  curse: Curse | null;
  /** Of one's own hand all; of another what is known to be in it. */
  hand: Partial<Record<Card, number>>;
  /** Cards in hand. */
  hand_size: number;
  /** Remainders that lie open. */
  open: Partial<Record<Card, number>>;
  /** Remainders that lie face down. */
  hidden: number;
}

/** Everything that an observer knows of the table. Seats count from 0. */
export interface HoardView {
  /** Which game it is. */
  game: 'hoard';
  /** How many play. */
  players: number;
  /** What the game was begun with. */
  options: HoardOptions;
  /** The round, from 1. */
  round: number;
  /** What is asked for now, of chance or of the seat that decides. */
  asked: Asked;
  /** Nobody: a moment between two decisions. */
  to_move: number | 'chance' | 'over' | 'nobody';
  /** The seat whose turn it is, or to whom cards are dealt. */
  turn: number;
  /** The seat that began the round. */
  starter: number;
  /** 1: clockwise, -1: counterclockwise. */
  direction: number;
  /** The seat after `turn` in this direction. */
  next: number;
  /** Of the last round; null: nobody. */
  winner: number | null;
  /** Abilities in force (H41). */
  abilities: Ability[];
  /** Whether Chaos rules this round (H53). */
  chaos: boolean;
  /** The pile that is played on, the last card on top. */
  pile: Card[];
  /** What the pile counts: its last card that is no Protecto, 0 if there is none (H14). */
  base: number;
  /** The cards that fit on the pile. */
  playable: Card[];
  /** A card has to be played in this turn (H41). */
  must_play: boolean;
  /** The number of the rule behind what is demanded. */
  demand_rule: string;
  /** Cards to draw, while 4s are in force (H16). */
  draws: number;
  /** How many of these a draw is of now: no more than the draw pile has. */
  due: number;
  /** Turns still to be missed (H17). */
  misses: number;
  /** Who played the last 4s or 5s, while they are in force. */
  by: number | null;
  /** Cards still to draw. */
  left: number;
  /** Whom Monsterball is thrown at (H44), null if nobody. */
  target: number | null;
  /** Cards in the draw pile. */
  draw_pile: number;
  /** Cards that are out of the round, openly. */
  gone: Partial<Record<Card, number>>;
  /** All that the observer cannot place. */
  unseen: Partial<Record<Card, number>>;
  /** Decisions in this round so far (H26). */
  decisions: number;
  /** One for each seat. */
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
