/** One's own mistakes: by kind, those that are due first; and how often one errs, over time. */
import type { Mistake, Rate, Yardstick } from '../../lib/net/protocol';

export const FEW_GAMES = 5;

/** Whether a mistake wants to be practised now. */
export const isDue = (mistake: Mistake, now: number): boolean => !mistake.sits && (mistake.due ?? 0) <= now;

/** Those that are due, the ones that cost most first. */
export function dueOnes(mistakes: readonly Mistake[], now: number): Mistake[] {
  return mistakes.filter((one) => isDue(one, now)).sort((a, b) => b.cost - a.cost);
}

export interface Group {
  game: string;
  kind: string;
  mistakes: Mistake[];
  cost: number;
}

/** By game and kind, the kind that costs most first; in each the due ones first, then the latest. */
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

export interface RateLine {
  game: string;
  /** Of the latest games, in their order. */
  rates: Rate[];
  /** The bots' rates, the best first. */
  bots: Yardstick[];
  like: string | null;
  few: boolean;
}

const SHOWN = 30;
/** That an error rate counts as. */
const LEAST = 1e-4;

/** The bots' rates in games of so many players, or of the nearest number that was measured. */
function botsAmong(yardstick: readonly Yardstick[], game: string, players: number): Yardstick[] {
  const of = yardstick.filter((one) => one.game === game);
  const far = (one: Yardstick): number => Math.abs(one.players - players);
  const nearest = of.toSorted((a, b) => far(a) - far(b) || a.players - b.players)[0]?.players;
  return of.filter((one) => one.players === nearest);
}

/** How far two error rates are apart, in proportion, as the server compares them. */
const apart = (a: number, b: number): number => Math.abs(Math.log(Math.max(a, LEAST) / Math.max(b, LEAST)));

/** One line for each game of which there are rates; games in which nothing was decided say nothing. Bots are compared by how they err at tables as large as one's last. */
export function rateLines(rates: readonly Rate[], yardstick: readonly Yardstick[]): RateLine[] {
  const decided = rates.filter(({ decisions }) => decisions > 0);
  const games = [...new Set(decided.map(({ game }) => game))];
  return games.map((game) => {
    const own = decided.filter((rate) => rate.game === game).sort((a, b) => a.ended - b.ended);
    const bots = botsAmong(yardstick, game, own.at(-1)?.players ?? 0);
    const mean = running(own).at(-1) ?? 0;
    const nearest = bots.toSorted((a, b) => apart(a.rate, mean) - apart(b.rate, mean))[0];
    return {
      game,
      rates: own.slice(-SHOWN),
      bots: bots.toSorted((a, b) => a.rate - b.rate),
      like: nearest?.bot ?? own.findLast(({ like }) => like !== null)?.like ?? null,
      few: own.length < FEW_GAMES,
    };
  });
}

/** The mean over decisions up to each game: one game says little. */
export function running(rates: readonly Rate[], over = FEW_GAMES): number[] {
  return rates.map((_, at) => {
    const some = rates.slice(Math.max(0, at + 1 - over), at + 1);
    const decisions = some.reduce((sum, one) => sum + one.decisions, 0);
    return some.reduce((sum, one) => sum + one.rate * one.decisions, 0) / Math.max(1, decisions);
  });
}
