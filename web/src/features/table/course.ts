/** How a game went, as lines and sums: what the server booked by part (month or round), source and seat. */
import type { Course } from '../../lib/net/protocol';

export interface Run {
  seat: number;
  /** The score before the first part, and after each. */
  values: number[];
}

export const HEIGHT = 200;
const LEAST_TICKS = 3;
const STEPS = [1, 2, 5, 10, 20, 25, 50, 100];

const total = (counts: readonly number[]): number => counts.reduce((sum, count) => sum + count, 0);

/** The score of each seat, part by part. */
export function runs(course: Course, players: number): Run[] {
  return Array.from({ length: players }, (_, seat) => {
    const values = [0];
    for (const part of course.parts)
      values.push((values.at(-1) ?? 0) + total(part.map((source) => source[seat] ?? 0)));
    return { seat, values };
  });
}

/** What each source brought each seat in the whole game; sources that brought nobody anything are left out. */
export function bySource(course: Course, players: number): { source: string; counts: number[] }[] {
  return course.sources
    .map((source, at) => ({
      source,
      counts: Array.from({ length: players }, (_, seat) =>
        total(course.parts.map((part) => part[at]?.[seat] ?? 0)),
      ),
    }))
    .filter(({ counts }) => counts.some((count) => count !== 0));
}

/** Round numbers from 0 up to the highest, a few of them. */
export function ticks(highest: number): number[] {
  const fitting = STEPS.filter((step) => highest / step >= LEAST_TICKS);
  const step = fitting.at(-1) ?? 1;
  return Array.from({ length: Math.ceil(Math.max(1, highest) / step) + 1 }, (_, at) => at * step);
}

/** Where a value stands: 0 at the foot, `top` at the head. */
export const heightOf = (value: number, top: number): number => HEIGHT - (value / Math.max(1, top)) * HEIGHT;

/** Places for marks that would lie on each other: moved apart, in the same order, within the picture. */
export function spread(wanted: readonly number[], apart: number): number[] {
  const order = wanted.map((_, at) => at).sort((a, b) => (wanted[a] ?? 0) - (wanted[b] ?? 0));
  const placed = [...wanted];
  order.forEach((at, index) => {
    const before = order[index - 1];
    if (before !== undefined) placed[at] = Math.max(placed[at] ?? 0, (placed[before] ?? 0) + apart);
  });
  const over = Math.max(0, (placed[order.at(-1) ?? 0] ?? 0) - HEIGHT);
  if (over === 0) return placed;
  let limit = HEIGHT;
  for (const at of order.toReversed()) {
    placed[at] = Math.min(placed[at] ?? 0, limit);
    limit = (placed[at] ?? 0) - apart;
  }
  return placed;
}
