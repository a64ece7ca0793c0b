/** The game of the day: how one did among all, and a result to share that tells nothing of what comes. */
import { ask } from '../../lib/net/http';
import type { Created, DailyGame, DailyScore, DailyTable } from '../../lib/net/protocol';
import { router } from '../../lib/net/router.svelte';
import { noteCommitment } from '../../lib/net/secrets';
import { say } from '../../lib/i18n/words.svelte';

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

/** How many of the others, in per cent, one was better than; null if it is none of them or one is not in the table. */
export function ahead(table: Pick<DailyTable, 'scores' | 'tries' | 'own_place' | 'today'>): number | null {
  if (table.own_place === null || table.tries < 2) return null;
  const alike = table.scores.find(({ score }) => score === table.today.own?.score)?.count ?? 1;
  const worse = table.tries - (table.own_place - 1) - alike;
  return Math.floor((100 * worse) / (table.tries - 1)) || null;
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

/** Where somebody else finds a day. */
export const whereabouts = ({ open, today }: Pick<DailyTable, 'open' | 'today'>, origin: string): string =>
  open ? commandOf(today.game, today.day) : `${origin}/daily/${today.game}?day=${today.day}`;

/** What is shared: how it ended, and nothing of how it went. */
export function shared(today: DailyGame, table: DailyTable, address: string): string[] {
  const own = today.own;
  if (own?.score == null || own.place === null) return [];
  const score = say(`page-score-${today.game}`, { score: own.score });
  const percent = ahead(table);
  return [
    say('daily-share-title', { game: say(`game-${today.game}`), day: today.day }),
    say('daily-share-result', { place: own.place, players: today.players, score }),
    ...(percent === null ? [] : [say('daily-share-ahead', { percent, count: table.tries - 1 })]),
    ...(today.streak > 1 ? [say('daily-share-streak', { days: today.streak })] : []),
    address,
  ];
}
