/** Duels: who is to be beaten, how it went, and a result to share that tells nothing of what comes. */
import { gameInfo } from '../../lib/net/games.svelte';
import { ask } from '../../lib/net/http';
import type { Comparison, Created, Duel, Duellist, DuelMade, NewDuel, Seat } from '../../lib/net/protocol';
import { router } from '../../lib/net/router.svelte';
import { noteCommitment } from '../../lib/net/secrets';
import { botCalled } from '../table/reading';
import { say } from '../../lib/i18n/words.svelte';

/** Makes a duel, or finds the one that was made before; its id. */
export async function newDuel(wanted: NewDuel): Promise<string> {
  return (await ask<DuelMade>('POST', '/api/duels', wanted)).duel;
}

/** Begins a try, or goes on with it. */
export async function tryDuel(duel: string, fun = false): Promise<void> {
  const made = await ask<Created>('POST', `/api/duels/${duel}`, { fun });
  noteCommitment(made.table, made.commitment);
  router.go(`/t/${made.table}`);
}

export function called({ name, bot }: Pick<Duellist, 'name' | 'bot'>): string {
  if (bot) return botCalled(bot, name);
  return name || say('duel-somebody');
}

/** The same, of whoever may be oneself. */
export const calledHere = (one: Duellist): string => (one.you ? say('duel-you') : called(one));

/** How one did against another: ahead, behind or equal; null as long as one of both has no score. */
export function verdict(
  own: number | null | undefined,
  theirs: number | null,
  fewestWin: boolean,
): 'won' | 'lost' | 'drawn' | null {
  if (own == null || theirs === null) return null;
  if (own === theirs) return 'drawn';
  return own < theirs === fewestWin ? 'won' : 'lost';
}

export const verdictOf = (duel: Duel): ReturnType<typeof verdict> =>
  verdict(duel.own?.score, duel.challenger.score, gameInfo.of(duel.game)?.fewest_win ?? false);

/** What each part brought one and the other, with the difference. */
export function byPart(course: Comparison['course']): { part: number; one: number; other: number }[] {
  return course.parts.map((part, at) => ({
    part: at + 1,
    one: part.reduce((sum, [mine = 0]) => sum + mine, 0),
    other: part.reduce((sum, [, theirs = 0]) => sum + theirs, 0),
  }));
}

/** A number that says whether it is more or less. */
export const signed = (gap: number): string => (gap > 0 ? `+${gap}` : gap < 0 ? `−${-gap}` : '0');

/** Both as the seats of one game, as a picture of its course wants them. */
export function asSeats(beside: Pick<Comparison, 'one' | 'other'>): Seat[] {
  return [beside.one, beside.other].map((one) => ({
    kind: 'person',
    name: calledHere(one),
  }));
}

/** Whether an address is of this machine alone: nobody elsewhere can open it. */
export const onlyHere = (host: string): boolean =>
  host === 'localhost' || host === '[::1]' || host.startsWith('127.');

/** A replay, seen from a seat. */
export const replayFrom = (table: string, seat: number): string => `/r/${table}?eyes=${seat}`;

/** The place in a replay at which somebody decided something. */
export const replayAt = (table: string, number: number, seat: number): string =>
  `/r/${table}?at=${number - 1}&eyes=${seat}`;

/** What is shared: both results, and nothing of how it went. */
export function shared(duel: Duel, address: string): string[] {
  const how = verdictOf(duel);
  if (how === null) return [];
  const score = (points: number | null | undefined): string =>
    say(`page-score-${duel.game}`, { score: points ?? 0 });
  return [
    say('duel-share-title', { game: say(`game-${duel.game}`) }),
    say('duel-share-result', {
      won: how === 'won' ? 'yes' : 'no',
      score: score(duel.own?.score),
      theirs: score(duel.challenger.score),
      name: called(duel.challenger),
    }),
    address,
  ];
}
