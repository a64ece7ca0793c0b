/** Tournaments: what one can do there, what comes next for oneself, and the file by which anybody checks the table. */
import { ask } from '../../lib/net/http';
import type {
  Created,
  DealResult,
  Duellist,
  Entrant,
  Tournament,
  TournamentWish,
} from '../../lib/net/protocol';
import { router } from '../../lib/net/router.svelte';
import { noteCommitment } from '../../lib/net/secrets';
import { botCalled, programCalled } from '../table/reading';
import { say } from '../../lib/i18n/words.svelte';

export const path = (id: string): string => `/api/tournaments/${encodeURIComponent(id)}`;

export const wish = (id: string, wanted: TournamentWish): Promise<Tournament> =>
  ask<Tournament>('POST', path(id), wanted);

/** Goes to one's game of a deal, which is begun if it was not yet. */
export async function playDeal(id: string, deal: number): Promise<void> {
  const made = await ask<Created>('POST', `${path(id)}/deals/${deal}`);
  noteCommitment(made.table, made.commitment);
  router.go(`/t/${made.table}`);
}

/** The deal that comes next for oneself: one that was begun, else the first that can be. */
export function nextDeal(tournament: Pick<Tournament, 'deals' | 'opened' | 'kind' | 'over'>): number | null {
  if (tournament.over) return null;
  const begun = tournament.deals.find((deal) => deal.own && !deal.own.over);
  if (begun) return begun.number;
  if (tournament.kind === 'people') return null;
  return tournament.deals.find((deal) => !deal.own && deal.number <= tournament.opened)?.number ?? null;
}

/** Whether one can take part, or do so again: who has left tables of people is not seated any more. */
export function canJoin(tournament: Pick<Tournament, 'entrants' | 'kind' | 'number' | 'over'>): boolean {
  if (tournament.over || tournament.number === null) return !tournament.over;
  return tournament.kind === 'people' && tournament.entrants.some((one) => one.you && one.left);
}

export function called(one: { name: string; bot?: string | null; program?: boolean }): string {
  if (one.bot) return botCalled(one.bot, one.name);
  if (!one.name) return say('tournament-somebody');
  return one.program ? programCalled(one.name) : one.name;
}

/** A game of a deal as one of two that are compared. */
export const asDuellist = ({ name, bot, you, score, place, table }: DealResult): Duellist => ({
  name,
  bot,
  you,
  over: true,
  score,
  place,
  table,
});

/** Those whose games can be laid beside one's own: the same seat, with a score. */
export function comparable(results: readonly DealResult[]): { own: DealResult | null; others: DealResult[] } {
  const own = results.find((one) => one.you) ?? null;
  const others = results.filter(
    (one) => !one.you && one.score !== null && (own === null || one.seat === own.seat),
  );
  return { own, others };
}

/** A percentage as it is read: one digit after the point, where there is one. */
export const percent = (points: number, language: string): string =>
  new Intl.NumberFormat(language, { maximumFractionDigits: 1 }).format(points);

export const shareOf = (points: number, language: string): string =>
  say('tournament-percent', { points: percent(points, language) });

/** What has decided between those with the same points, in words; the sums of scores are told at the end. */
export function tieOf(
  { tie, among, total }: Pick<Entrant, 'tie' | 'among' | 'total'>,
  language: string,
): string {
  if (tie === null) return '';
  const open = total === null && tie !== 'among' ? '-open' : '';
  return say(`tournament-tie-${tie}${open}`, { among: shareOf(among, language), total: total ?? 0 });
}

/** When something ends: the day and the hour. */
export const moment = (milliseconds: number, language: string): string =>
  new Intl.DateTimeFormat(language, { dateStyle: 'medium', timeStyle: 'short' }).format(milliseconds);

const PAUSE = 1500;
const PATIENCE = 40;

/** The whole file of a tournament that is over: its table, and every game on a line of its own. */
export async function wholeFile(id: string, fetching: typeof fetch = fetch, pause = PAUSE): Promise<string> {
  const read = async (address: string): Promise<string> => {
    for (let tries = 0; tries < PATIENCE; tries += 1) {
      const answer = await fetching(address);
      if (answer.ok) return answer.text();
      if (answer.status !== 429) break;
      await new Promise((done) => setTimeout(done, pause)); // so much at once is not given
    }
    throw new Error(address);
  };
  let text = `${(await read(`${path(id)}/sheet`)).trim()}\n`;
  for (let after = 0; ;) {
    const part = await read(`${path(id)}/records?after=${after}`);
    if (!part) return text;
    text += part;
    after += part.trim().split('\n').length;
  }
}
