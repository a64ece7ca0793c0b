/** How large palaces can be drawn, so that all of a court lies in its place. */
import { palaceHeight } from './art/Palace.svelte';
import { MAX_FLOORS } from './engine';

/** A court of others: its palaces as stacked rooms, or drawn where it has much room. */
export interface Build {
  /** How wide a palace is whose rooms, or whose drawing, are `size` wide. */
  width: (size: number) => number;
  height: (size: number, floors: number) => number;
  smallest: number;
  largest: number;
}

export const GAP = { across: 5, down: 2 };
/** A width or height that is measured may be rounded up by less than this. */
const ROUNDED = 1;
/** What a roof stands out beside its rooms, and how high it is of its width. */
export const EAVES = 10;
const ROOF = 34 / 120;

export const STACKED: Build = {
  width: (room) => room + EAVES,
  height: (room, floors) => floors * (room + 1) + (room + EAVES) * ROOF,
  smallest: 12,
  largest: 96,
};
export const DRAWN: Build = {
  width: (size) => size,
  height: (size, floors) => (palaceHeight(floors) * size) / 120,
  smallest: 36,
  largest: 340,
};

/** The largest size at which palaces with these floors have room, on as many lines as it takes. */
export function fitPalaces(floors: readonly number[], width: number, height: number, build: Build): number {
  for (let size = build.largest; size > build.smallest; size -= 1) {
    const across = Math.max(1, Math.floor((width - ROUNDED + GAP.across) / (build.width(size) + GAP.across)));
    let high = -GAP.down;
    for (let at = 0; at < floors.length; at += across)
      high += GAP.down + build.height(size, Math.max(...floors.slice(at, at + across)));
    if (high <= height - ROUNDED) return size;
  }
  return build.smallest;
}

/** An opened palace: its rooms lie side by side below one roof; one in which nobody lives is narrow. */
export const VACANT = 0.2;
/** Its roof can be pressed, however few rooms are below it. */
const OPEN = { narrowest: 24, smallest: 24, largest: 88, walls: 4, between: 2, high: 15, gap: 4 };
/** Persons who are chosen are at least so wide, or else their palaces are opened if that makes them larger. */
export const CHOSEN = 76;

export interface Living {
  persons: number;
  vacant: number;
}

export const openWidth = ({ persons, vacant }: Living, room: number): number =>
  Math.max(
    OPEN.narrowest,
    OPEN.walls + persons * room + vacant * Math.ceil(room * VACANT) + (persons + vacant - 1) * OPEN.between,
  );

/** How many lines opened palaces take. */
function linesOf(palaces: readonly Living[], room: number, width: number): number {
  let lines = 1;
  let used = 0;
  for (const palace of palaces) {
    const wide = openWidth(palace, room);
    if (used > 0 && used + OPEN.gap + wide > width) {
      lines += 1;
      used = wide;
    } else used += (used > 0 ? OPEN.gap : 0) + wide;
    if (wide > width) return Infinity;
  }
  return lines;
}

/** The largest rooms with which opened palaces have room. */
export function fitRooms(
  palaces: readonly Living[],
  width: number,
  height: number,
  { smallest, largest, high } = OPEN,
): number {
  for (let room = largest; room > smallest; room -= 1) {
    const lines = linesOf(palaces, room, width);
    if (lines * (room + high) + (lines - 1) * OPEN.gap <= height) return room;
  }
  return smallest;
}

/** Tenants that are drawn smaller than this lie side by side, if that makes them larger. */
export const LEGIBLE = 36;

/** So many drawn palaces lie beside each other, also where there is any height. */
const BESIDE = 4;

/** Roof and walls of a palace of others whose rooms lie side by side. */
const FLAT_HIGH = 10;

export interface Rivals {
  /** Rooms lie side by side below one roof. */
  flat: boolean;
  /** How wide a room is, or alone a drawn palace. */
  size: number;
}

/** The palaces of another court, never larger than one's own, whose rooms are `own` wide; `alone` they are drawn. */
export function fitRivals(
  palaces: readonly Living[],
  width: number,
  height: number,
  own: number,
  alone: boolean,
): Rivals {
  const floors = palaces.map(({ persons, vacant }) => persons + vacant);
  const beside = Math.min(BESIDE, Math.max(1, palaces.length));
  const most = (largest: number): number => Math.max(STACKED.smallest, Math.min(largest, own));
  const drawn = Math.max(
    DRAWN.smallest,
    Math.min(DRAWN.largest, Math.floor(width / beside) - GAP.across, 3 * own),
  );
  const build = alone ? { ...DRAWN, largest: drawn } : { ...STACKED, largest: most(STACKED.largest) };
  const size = fitPalaces(floors, width, height, build);
  const rooms = alone ? size / 3 : size;
  const open = { ...OPEN, smallest: STACKED.smallest, largest: most(OPEN.largest), high: FLAT_HIGH };
  const flat = fitRooms(palaces, width - ROUNDED, height - ROUNDED, open);
  return rooms < LEGIBLE && flat > rooms ? { flat: true, size: flat } : { flat: false, size };
}

/** A court at full size: what is at the sides of its palaces and above them, and how many lie on one line. */
const OWN = { sides: 8, above: 11, gap: 6, line: 10, slip: 26, smallest: 40, largest: 420 };
/** Large enough for three floors, and for as many palaces as there are; `plot`: one more is planned, or a floor. */
export function fitOwn(
  palaces: readonly Living[],
  plot: boolean,
  decays: boolean,
  width: number,
  height: number,
): number {
  const count = palaces.length + (plot ? 1 : 0);
  const rows = count > OWN.line ? 2 : 1;
  const across = Math.max(1, Math.ceil(count / rows));
  const wide = Math.floor((width - ROUNDED - OWN.sides - OWN.gap * (across - 1)) / across);
  const floors = Math.max(2, ...palaces.map(({ persons, vacant }) => persons + vacant + (plot ? 1 : 0)));
  // A slip above a palace that decays says so.
  const slip = decays ? OWN.slip : 0;
  const high = Math.floor(
    (((height - OWN.above - slip) / rows) * 120) / palaceHeight(Math.min(MAX_FLOORS, floors)),
  );
  return Math.max(OWN.smallest, Math.min(OWN.largest, wide, high));
}

/** Beside the palaces: so many cards lie on a line, so wide of the height of the court and within these bounds, and the wall tiles below them. */
const FOOT = { across: 6, gap: 4, share: 0.13, smallest: 34, largest: 60, stones: 250 };
/** What stands above palaces, and what lies below them if it does not lie beside; and how much larger they are if that is worth it. */
const [HEAD, BELOW, LOWEST, WORTH] = [44, 56, 170, 1.15];

export interface Aside {
  width: number;
  /** How wide a card of the hand is. */
  card: number;
}

/** How cards and wall tiles lie beside the palaces of a court; null: below them, where palaces are as large so, also with one more. */
export function besidePalaces(palaces: readonly Living[], width: number, height: number): Aside | null {
  if (height < LOWEST) return null;
  const card = Math.round(Math.max(FOOT.smallest, Math.min(FOOT.largest, height * FOOT.share)));
  const aside = Math.max(FOOT.stones, FOOT.across * (card + FOOT.gap) + FOOT.gap);
  const below = fitOwn(palaces, true, false, width, height - HEAD - BELOW);
  const beside = fitOwn(palaces, true, false, width - aside, height - HEAD);
  return beside >= below * WORTH ? { width: aside, card } : null;
}

/** The rule's sign beside opened palaces; their padding at both sides, and what a width is rounded by. */
const [SIGN, PADDING] = [26, 9];

export interface Opened {
  size: number;
  /** The sign stands above them, not beside. */
  above: boolean;
  /** What is kept free at the right. */
  right: number;
}

/** Opened palaces beside who arrives (`aside` wide); else the sign stands beside or above them, wherever they are larger. */
export function fitOpened(
  palaces: readonly Living[],
  width: number,
  height: number,
  aside: number | null,
): Opened {
  const right = aside === null ? SIGN : aside + OWN.gap;
  const beside = fitRooms(palaces, width - PADDING - right, height - OWN.above);
  const above = aside === null ? fitRooms(palaces, width - PADDING, height - OWN.above - SIGN) : 0;
  return above > beside ? { size: above, above: true, right: 0 } : { size: beside, above: false, right };
}
