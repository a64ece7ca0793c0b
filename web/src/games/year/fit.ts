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
