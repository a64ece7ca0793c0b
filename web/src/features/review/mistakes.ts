/** The reader's mistakes by kind, due ones first; and error rates over time. */
import type { Mistake, Mistakes, Rate, RateLine } from '../../lib/net/protocol';

/** Whether a mistake is due. */
export const isDue = (mistake: Mistake, now: number): boolean => !mistake.sits && (mistake.due ?? 0) <= now;

/** The due ones, the costliest first. */
export function dueOnes(mistakes: readonly Mistake[], now: number): Mistake[] {
  return mistakes.filter((one) => isDue(one, now)).sort((a, b) => b.cost - a.cost);
}

export interface Group {
  game: string;
  kind: string;
  mistakes: Mistake[];
  cost: number;
}

/** By game and kind, the costliest kind first; in each the due ones first, then the latest. */
export function byKind(mistakes: readonly Mistake[], now: number): Group[] {
  const groups: Group[] = [];
  for (const one of mistakes) {
    const kind = one.kind ?? 'other';
    let group = groups.find((known) => known.game === one.game && known.kind === kind);
    if (!group) groups.push((group = { game: one.game, kind, mistakes: [], cost: 0 }));
    group.mistakes.push(one);
    group.cost += one.cost;
  }
  const order = (a: Mistake, b: Mistake): number =>
    Number(isDue(b, now)) - Number(isDue(a, now)) || Number(a.sits) - Number(b.sits) || b.made - a.made;
  for (const group of groups) group.mistakes.sort(order);
  return groups.sort((a, b) => b.cost - a.cost);
}

/** The whole days until a mistake is offered again, at least one. */
export const daysUntil = (mistake: Mistake, now: number): number =>
  Math.max(1, Math.ceil(((mistake.due ?? now) - now) / 86_400_000));

/** A line of the server with its latest games, the oldest first, and the mean after each of them. */
export type ShownRates = RateLine & { rates: Rate[] };

const SHOWN = 30;

export function shownRates({ rates, lines }: Pick<Mistakes, 'rates' | 'lines'>): ShownRates[] {
  return lines.map((line) => {
    const own = rates.filter(({ game }) => game === line.game).sort((a, b) => a.ended - b.ended);
    return { ...line, rates: own.slice(-SHOWN), means: line.means.slice(-SHOWN) };
  });
}
