/** The game of the day: tries, the distribution of scores, days, and where others find a day. */
import { ask } from '../../lib/net/http';
import type { Created, DailyScore, DailyTable } from '../../lib/net/protocol';
import { router } from '../../lib/net/router.svelte';
import { noteCommitment } from '../../lib/net/secrets';

/** Begins a try, or goes on with it. */
export async function tryDay(game: string, day: string, fun = false): Promise<void> {
  const made = await ask<Created>('POST', `/api/daily/${game}`, { day, fun });
  noteCommitment(made.table, made.commitment);
  router.go(`/t/${made.table}`);
}

/** The options of a game that are in play: what is not needs no word. */
export function inPlay(options: Record<string, unknown>): [string, unknown][] {
  return Object.entries(options).filter(([, value]) => value !== false && value !== null && value !== 'off');
}

export interface Bar {
  from: number;
  to: number;
  count: number;
  mine: boolean;
}

/** Scores as bars, the lowest first: each score its own, or so many together that there are `most` at most. */
export function bars(scores: readonly DailyScore[], own: number | null, most = 24): Bar[] {
  if (scores.length === 0) return [];
  const all = scores.map(({ score }) => score);
  const [low, high] = [Math.min(...all), Math.max(...all)];
  const width = Math.max(1, Math.ceil((high - low + 1) / most));
  const first = Math.floor(low / width) * width;
  const found: Bar[] = [];
  for (let from = first; from <= high; from += width) {
    const to = from + width - 1;
    const count = scores
      .filter(({ score }) => score >= from && score <= to)
      .reduce((sum, one) => sum + one.count, 0);
    found.push({ from, to, count, mine: own !== null && own >= from && own <= to });
  }
  return found;
}

/** The day so many days later, or earlier. */
export function dayAfter(day: string, days: number): string {
  const date = new Date(`${day}T00:00:00Z`);
  date.setUTCDate(date.getUTCDate() + days);
  return date.toISOString().slice(0, 10);
}

/** Whether it is still earlier than a day, in UTC as all days are. */
export const isBefore = (day: string, now = Date.now()): boolean =>
  new Date(now).toISOString().slice(0, 10) < day;

/** Whether a day is over, in UTC. */
export const isPast = (day: string, now = Date.now()): boolean => !isBefore(dayAfter(day, 1), now);

/** A day as people write it. */
export function written(day: string, language: string): string {
  return new Date(`${day}T00:00:00Z`).toLocaleDateString(language, { dateStyle: 'medium', timeZone: 'UTC' });
}

/** How the day is played anew wherever it follows from its date: an own machine has no address for others. */
export const commandOf = (game: string, day: string): string => `drachenhof daily ${game} --day ${day}`;

/** Where another player finds a day. */
export const whereabouts = ({ open, today }: Pick<DailyTable, 'open' | 'today'>, origin: string): string =>
  open ? commandOf(today.game, today.day) : `${origin}/daily/${today.game}?day=${today.day}`;
