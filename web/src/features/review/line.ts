/** The line of chances: where its points stand, which of its stretches are luck, and what each part of the game did. */
import type { ReviewPoint, ReviewStretch, SeatReviewed } from '../../lib/net/protocol';
import { CAUSES, type Cause } from './sums';

/** How much of a part of the game its deal takes on the picture. */
const DEAL = 0.28;

export interface Spot {
  /** In parts of the game, from 0. */
  x: number;
  chances: readonly number[];
  /** What leads from here to the next spot. */
  luck: boolean;
}

type Line = Pick<SeatReviewed, 'line' | 'stretches'>;

/** The parts of the game in their order; what is decided before the first one is a part of its own, number 0. */
export function partsOf({ line, stretches }: Line): number[] {
  const last = Math.max(1, ...line.map(({ part }) => part), ...stretches.map(({ part }) => part));
  const early = line.filter(({ part }) => part === 0).length > 1 || stretches.some(({ part }) => part === 0);
  return Array.from({ length: last + (early ? 1 : 0) }, (_, at) => at + (early ? 0 : 1));
}

/** Parts of the game stand side by side, equally wide, each with its deal first. */
export function spots(one: Line): Spot[] {
  const parts = partsOf(one);
  const first = parts[0] ?? 0;
  const last = one.line.length - 1;
  let reached = 0;
  return one.line.map((point, at) => {
    const luck = isDeal(one, at);
    const part = Math.max(0, ((luck ? one.line[at + 1] : point)?.part ?? 0) - first);
    reached = Math.max(reached, at === 0 ? 0 : luck ? part : part + DEAL);
    return { x: at === last ? parts.length : reached, chances: point.chances, luck };
  });
}

/** A deal lies between a point and the next: it was booked as luck, or a new part of the game begins with it. */
function isDeal({ line, stretches }: Line, at: number): boolean {
  const [point, next] = [line[at], line[at + 1]];
  if (!point || !next) return false;
  return (
    next.part > point.part ||
    stretches.some(({ kind, number }) => kind === 'luck' && number === point.number + 1)
  );
}

/** Where a decision stands on the line of a seat: between the spots around it, by the moves that were made. */
export function markOf(one: Line & { seat: number }, number: number): { x: number; chance: number } {
  const all = spots(one);
  const found = one.line.findIndex((point) => point.number >= number);
  const to = found < 0 ? all.length - 1 : found;
  const from = Math.max(0, to - 1);
  const [a, b, left, right] = [one.line[from], one.line[to], all[from], all[to]];
  if (!a || !b || !left || !right) return { x: 0, chance: 0 };
  const share = b.number > a.number ? Math.min(1, (number - a.number) / (b.number - a.number)) : 1;
  const between = (low: number, high: number): number => low + share * (high - low);
  return {
    x: between(left.x, right.x),
    chance: between(left.chances[one.seat] ?? 0, right.chances[one.seat] ?? 0),
  };
}

export type Moved = Record<Cause, number>;

/** What luck, own choices and others did in each part. */
export function movedBy(stretches: readonly ReviewStretch[], parts: readonly number[]): Moved[] {
  const found = parts.map((): Moved => ({ luck: 0, own: 0, given: 0 }));
  for (const { part, kind, win } of stretches) {
    const booked = found[parts.indexOf(part)];
    const cause = CAUSES.find((one) => one === kind);
    if (booked && cause) booked[cause] += win.value;
  }
  return found;
}

/** The chances as far as they were known at a place of the game, after a number of moves. */
export function chancesAt(line: readonly ReviewPoint[], at: number): readonly number[] | null {
  return (line.findLast((point) => point.number <= at) ?? line[0])?.chances ?? null;
}
