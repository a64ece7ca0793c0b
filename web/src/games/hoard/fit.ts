/** How large the cards of a hand can be, so that all of it lies in one or two rows. */
import type { Group } from './view';

export interface Fit {
  /** Width of a card. */
  card: number;
  /** How far cards of one type are apart: the first four can be pressed each, the others only show that they are there. */
  step: number;
  tail: number;
  rows: number;
}

/** Between two types. */
export const GAP = 8;
const TAIL = 8;
const PRESSED = 4;

export function groupWidth(group: Group, fit: Pick<Fit, 'card' | 'step' | 'tail'>): number {
  const near = Math.min(group.count, PRESSED) - 1;
  return fit.card + near * fit.step + Math.max(0, group.count - PRESSED) * fit.tail;
}

/** How far from the left the card with this number lies in its group, from 0. */
export function offset(at: number, fit: Pick<Fit, 'step' | 'tail'>): number {
  return Math.min(at, PRESSED - 1) * fit.step + Math.max(0, at - PRESSED + 1) * fit.tail;
}

function rows(groups: readonly Group[], width: number, fit: Pick<Fit, 'card' | 'step' | 'tail'>): number {
  let count = 1;
  let used = 0;
  for (const group of groups) {
    const wide = groupWidth(group, fit);
    if (used > 0 && used + GAP + wide > width) {
      count += 1;
      used = 0;
    }
    used += (used > 0 ? GAP : 0) + wide;
  }
  return count;
}

/** The largest cards that need the fewest rows; more than two only where it cannot be helped. */
export function fitHand(groups: readonly Group[], width: number, largest: number, smallest: number): Fit {
  for (const most of [1, 2, 3]) {
    const from = most === 1 ? largest : Math.min(largest, smallest + 14);
    for (let card = from; card >= smallest; card -= 2) {
      const fit = { card, step: Math.max(33, Math.round(card * 0.42)), tail: TAIL };
      if (rows(groups, width, fit) <= most) return { ...fit, rows: most };
    }
  }
  const fit = { card: smallest, step: 33, tail: TAIL };
  return { ...fit, rows: rows(groups, width, fit) };
}

/** How far apart cards lie that share a width, at most `most`. */
export function spread(count: number, width: number, card: number, most: number): number {
  return count < 2 ? most : Math.max(0.5, Math.min(most, (width - card) / (count - 1)));
}
