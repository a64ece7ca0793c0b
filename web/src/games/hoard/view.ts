/** What an observer sees of the table, as the rules name it. Seats count from 0. */
import { CARDS, type Card } from './art/names';
import type { View } from '../contract';
import type { HoardView, HoldingView } from './engine';

export type { Asked, HoardView } from './engine';
export type Holding = HoldingView;
export type Counts = Partial<Record<Card, number>>;

export const viewOf = (view: View): HoardView => view as unknown as HoardView;

/** Cards in the order in which people sort them, one by one. */
export function listed(counts: Counts): Card[] {
  return CARDS.flatMap((card) => Array.from({ length: counts[card] ?? 0 }, () => card));
}

export interface Group {
  card: Card;
  count: number;
}

export function grouped(counts: Counts): Group[] {
  return CARDS.flatMap((card) => (counts[card] ? [{ card, count: counts[card] }] : []));
}

export const total = (counts: Counts): number => Object.values(counts).reduce((sum, count) => sum + count, 0);

/** One place of the Remainders: a hidden card or none, an open card or none. */
export interface Place {
  /** From 1; null where only an open card is left. */
  hidden: number | null;
  open: Card | null;
  /** Its number among the open cards of its type, from 1; 0 where no card is open. */
  number: number;
}

/** Remainders as they lie: open cards on hidden ones, from the left. */
export function remainders(holding: Holding): Place[] {
  const open = listed(holding.open);
  return Array.from({ length: Math.max(open.length, holding.hidden) }, (_, at) => {
    const card = open[at] ?? null;
    return {
      hidden: at < holding.hidden ? at + 1 : null,
      open: card,
      number: card === null ? 0 : at - open.indexOf(card) + 1,
    };
  });
}

/** Where the others sit, clockwise from the left of whoever looks: grid areas of the table. */
const AREAS: Record<number, readonly string[]> = {
  1: ['top'],
  2: ['left', 'right'],
  3: ['left', 'top', 'right'],
  4: ['low-left', 'high-left', 'high-right', 'low-right'],
  5: ['low-left', 'high-left', 'top', 'high-right', 'low-right'],
};

/** Each other seat and its area; the one at the bottom is whoever looks, or seat 0. */
export function around(players: number, bottom: number): { seat: number; area: string }[] {
  const areas = AREAS[players - 1] ?? [];
  return areas.map((area, at) => ({ seat: (bottom + at + 1) % players, area }));
}
