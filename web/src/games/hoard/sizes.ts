/** How large everything on the table is: as large as its box allows, whoever plays and whatever lies there. */

/** The others sit around the tray, or above it in a number of columns. */
export type Arrangement = 'round' | number;

export interface Sizes {
  arrangement: Arrangement;
  /** Of words, beside their usual size. */
  text: number;
  /** Widths of cards: on the pile, in the own hand, in the own Remainders, in those of others, and their backs. */
  pile: number;
  hand: number;
  rest: number;
  other: number;
  back: number;
  /** Width of another player's place. */
  place: number;
  /** What the fan of the pile has, in width. */
  room: number;
  /** What is demanded stands beside the pile, not below it. */
  beside: boolean;
}

interface Scales {
  other: number;
  pile: number;
  hand: number;
}

interface Box {
  width: number;
  height: number;
}

const OTHER = 42;
const BACK = 34;
const PILE = 92;
const HAND = 86;
const REST = 62;
export const GAP = 8;
/** Between the columns of a round table. */
export const ASIDE = 12;
const TALL = 1.4;
/** Between the others, where a window is low; and how high each place is at least, for a name and coins. */
const [TIGHT, LOWEST] = [4, 48];
/** On cards of this width numbers can be read. */
const READABLE = 26;
const [LEAST, MOST, STEP] = [0.62, 3, 0.02];
/** Where all of it could be larger around the tray, or nearly so, it is laid around. */
const ROUNDER = 1.12;

/** Of the window: a phone that is held upright, one that lies, or anything larger. */
export type Form = 'phone' | 'low' | 'wide';

const textOf = (scale: number): number => Math.max(0.93, Math.min(1.7, 1 + (scale - 1) * 0.55));

/** How a form is laid: where a window is low and narrow, what is demanded stands below the pile (`slim`). */
type Way = Form | 'slim';

/** Words and rims, which are as large as the text, and cards. */
const PARTS = {
  wide: { place: [36, 4.7, 30, 32], tray: [70, 3.4, 42, 48], own: [22, 34, 0], around: 36 },
  low: { place: [112, 3.4, 9, 0], tray: [250, 2.4, 26, 0], own: [12, 26, 0], around: 0 },
  slim: { place: [112, 3.4, 9, 0], tray: [84, 2.4, 26, 52], own: [12, 26, 0], around: 0 },
  phone: { place: [16, 3, 18, 26], tray: [100, 2.2, 34, 44], own: [22, 30, 1.54 * REST], around: 36 },
} as const;
/** In three columns a name has a line of its own. */
const NAMES = 20;

const isLow = (form: Way): boolean => form === 'low' || form === 'slim';

function placeOf(form: Way, scale: number, text: number): Box {
  const [rim, cards, edge, words] = PARTS[form].place;
  const height = edge + words * text + 1.54 * OTHER * scale;
  return { width: rim + cards * OTHER * scale, height: isLow(form) ? Math.max(LOWEST, height) : height };
}
function trayOf(form: Way, scale: number, text: number): Box {
  const [rim, cards, edge, words] = PARTS[form].tray;
  return { width: rim + cards * PILE * scale, height: edge + words * text + TALL * PILE * scale };
}
function ownOf(form: Way, scale: number, text: number): number {
  const [edge, words, above] = PARTS[form].own;
  return edge + words * text + (above + TALL * HAND) * scale;
}

/** On a phone the round and the tokens have a place among the others, where one is left. */
const spare = (form: Way, arrangement: Arrangement, players: number): boolean =>
  form === 'phone' && arrangement !== 'round' && (players - 1) % arrangement !== 0;

/** What a table needs, arranged so. */
export function needed(
  form: Way,
  arrangement: Arrangement,
  players: number,
  scales: Scales,
  text: number,
): Box {
  const place = placeOf(form, scales.other, text);
  const tray = trayOf(form, scales.pile, text);
  const around = spare(form, arrangement, players) ? 0 : GAP + PARTS[form].around * text;
  const below = GAP + around + ownOf(form, scales.hand, text);
  if (isLow(form)) {
    // On the right is one less, or as many, and the tokens, which have the place of one.
    const left = Math.ceil((players - 1) / 2);
    const right = players - left;
    return {
      width: tray.width + 2 * (place.width + ASIDE),
      height: Math.max(tray.height, Math.max(left, right) * (place.height + TIGHT) - TIGHT) + below,
    };
  }
  if (arrangement === 'round') {
    const aside = Math.floor((players - 1) / 2);
    const middle = tray.height + (players % 2 === 0 ? place.height + GAP : 0);
    return {
      width: tray.width + (aside > 0 ? 2 * (place.width + ASIDE) : 0),
      height: Math.max(middle, aside * (place.height + GAP) - GAP) + below,
    };
  }
  const lines = Math.ceil((players - 1) / arrangement);
  return {
    width: Math.max(tray.width, arrangement * (place.width + GAP) - GAP),
    height:
      lines * (place.height + (arrangement === 3 && form === 'phone' ? NAMES : 0) + GAP) +
      tray.height +
      below,
  };
}

/** What is left is for what one decides by: the hand first, then the pile, then the others. */
const GROWS: readonly (readonly [keyof Scales, number])[] = [
  ['hand', 1.2],
  ['pile', 1.35],
  ['hand', 1.35],
  ['other', 1.3],
];

/** One way to lay a table, and how large it can be. */
class Laying {
  readonly scale: number;

  constructor(
    readonly form: Way,
    readonly arrangement: Arrangement,
    readonly players: number,
    readonly box: Box,
  ) {
    let scale = MOST;
    while (scale > LEAST && !this.fits({ other: scale, pile: scale, hand: scale }, textOf(scale)))
      scale -= STEP;
    this.scale = Math.max(LEAST, scale);
  }

  get worth(): number {
    return this.scale * (this.arrangement === 'round' ? ROUNDER : 1);
  }

  fits(scales: Scales, text: number): boolean {
    const { width, height } = needed(this.form, this.arrangement, this.players, scales, text);
    return width <= this.box.width && height <= this.box.height;
  }

  sizes(): Sizes {
    const { scale } = this;
    const text = textOf(scale);
    const scales = { other: scale, pile: scale, hand: scale };
    for (const [key, most] of GROWS) {
      while (scales[key] < scale * most && this.fits({ ...scales, [key]: scales[key] + STEP }, text))
        scales[key] += STEP;
    }
    return this.#measured(scales, text);
  }

  #measured(scales: Scales, text: number): Sizes {
    const { form, arrangement, players, box } = this;
    const { width } = placeOf(form, scales.other, text);
    const aside = arrangement === 'round' && (players > 2 || isLow(form)) ? 2 * (width + ASIDE) : 0;
    const pile = Math.round(PILE * scales.pile);
    return {
      arrangement,
      text,
      pile,
      hand: Math.round(HAND * scales.hand),
      rest: Math.round(REST * scales.hand),
      other: Math.max(READABLE, Math.round(OTHER * scales.other)),
      back: Math.max(READABLE, Math.round(BACK * scales.other)),
      place: Math.floor(arrangement === 'round' ? width : (box.width + GAP) / arrangement - GAP),
      room: box.width - aside - PARTS[form].tray[0] - 0.72 * pile - 20,
      beside: form === 'low',
    };
  }
}

export function sizesFor(form: Form, players: number, box: Box): Sizes {
  const columns = Array.from({ length: players - 1 }, (_, at) => at + 1);
  const ways: Record<Form, readonly (readonly [Way, Arrangement])[]> = {
    phone: [['phone', players === 6 ? 3 : Math.min(2, players - 1)]],
    low: [
      ['slim', 'round'],
      ['low', 'round'],
    ],
    wide: (['round', ...columns] as const).map((arrangement) => ['wide', arrangement]),
  };
  return ways[form]
    .map(([way, arrangement]) => new Laying(way, arrangement, players, box))
    .reduce((best, one) => (one.worth > best.worth ? one : best))
    .sizes();
}
