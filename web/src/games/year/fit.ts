/** How large palaces can be drawn, so that all of a court lies in its place. */
import { palaceHeight } from '../../art/year/Palace.svelte';

/** A court of others: its palaces as stacked rooms, or drawn where it has much room. */
export interface Build {
  /** How wide a palace is whose rooms, or whose drawing, are `size` wide. */
  width: (size: number) => number;
  height: (size: number, floors: number) => number;
  smallest: number;
  largest: number;
}

const GAP = { across: 5, down: 2 };
/** What a roof stands out beside its rooms, and how high it is of its width. */
export const EAVES = 10;
const ROOF = 34 / 120;

export const STACKED: Build = {
  width: (room) => room + EAVES,
  height: (room, floors) => floors * (room + 1) + (room + EAVES) * ROOF,
  smallest: 12,
  largest: 64,
};
export const DRAWN: Build = {
  width: (size) => size,
  height: (size, floors) => (palaceHeight(floors) * size) / 120,
  smallest: 36,
  largest: 200,
};

/** The largest size at which palaces of so many floors have room, on as many lines as it takes. */
export function fitPalaces(floors: readonly number[], width: number, height: number, build: Build): number {
  for (let size = build.largest; size > build.smallest; size -= 1) {
    const across = Math.max(1, Math.floor((width + GAP.across) / (build.width(size) + GAP.across)));
    let high = -GAP.down;
    for (let at = 0; at < floors.length; at += across)
      high += GAP.down + build.height(size, Math.max(...floors.slice(at, at + across)));
    if (high <= height) return size;
  }
  return build.smallest;
}

/** An opened palace: its rooms lie side by side below one roof; one in which nobody lives is narrow. */
export const VACANT = 0.2;
/** Its roof can be pressed, however few rooms are below it. */
const OPEN = { narrowest: 24, smallest: 24, largest: 88, walls: 4, between: 2, high: 15, gap: 4 };
/** Persons who are chosen are at least so wide, or else their palaces are opened. */
export const CHOSEN = 48;

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
export function fitRooms(palaces: readonly Living[], width: number, height: number): number {
  for (let room = OPEN.largest; room > OPEN.smallest; room -= 1) {
    const lines = linesOf(palaces, room, width);
    if (lines * (room + OPEN.high) + (lines - 1) * OPEN.gap <= height) return room;
  }
  return OPEN.smallest;
}
