/** New tables: the quick one, and what others need of it. */
import { begin, begun } from '../coach/memory';
import { gameInfo } from '../../lib/net/games.svelte';
import { ask } from '../../lib/net/http';
import { invitations } from '../../lib/net/invitations.svelte';
import { me } from '../../lib/net/me.svelte';
import { learnt } from '../../lib/net/progress.svelte';
import type { Create, Created, GameInfo, PersonSeat, PlayOn, Seat } from '../../lib/net/protocol';
import { router } from '../../lib/net/router.svelte';
import { newCommitment, noteCommitment } from '../../lib/net/secrets';

const QUICK_SEATS = 4;

/** A seat of one's own, with a secret for the deal. */
export async function ownSeat(name?: string): Promise<PersonSeat> {
  const commitment = await newCommitment();
  return { kind: 'person', ...(name ? { name } : {}), ...(commitment ? { commitment } : {}) };
}

export async function openTable(create: Create): Promise<void> {
  go(await ask<Created>('POST', '/api/tables', create));
}

function go(made: Created): void {
  invitations.keep(made.table, made.links);
  noteCommitment(made.table, made.commitment);
  router.go(`/t/${made.table}`);
}

/** Nobody here has played this game yet. */
export function isFirst(game: string): boolean {
  return !begun(game) && !me.person?.tables.some((table) => table.game === game);
}

/** Whether the player at a table has neither learnt nor played its game before. */
export function isNewTo(game: string, table: string): boolean {
  const others = me.person?.tables.filter(({ id }) => id !== table) ?? [];
  return !learnt.begun(game) && !begun(game) && !others.some((other) => other.game === game);
}

/** Oneself and bots, at once; alone one may ask for hints. A first game has easy opponents, and a coach. */
export async function playNow(game: string, coached = isFirst(game)): Promise<void> {
  await gameInfo.load();
  const { players = [], opponent = '', beginner = '' } = gameInfo.of(game) ?? {};
  const others = Math.min(QUICK_SEATS, ...players.slice(-1)) - 1;
  const bot = coached ? beginner : opponent;
  const bots = Array.from({ length: others }, () => ({ kind: 'bot' as const, bot }));
  const seats = [await ownSeat(), ...bots];
  const made = await ask<Created>('POST', '/api/tables', { game, seats, hints: true } satisfies Create);
  if (coached) begin(game, made.table);
  go(made);
}

/** A first game, also of somebody who has no name yet. */
export async function firstGame(game: string): Promise<void> {
  await me.named('');
  await playNow(game, true);
}

/** The bot that shall play against somebody who plays on: the one of the game before, if all were alike. */
export function sameBot(
  seats: readonly Seat[],
  { bots, opponent }: Pick<GameInfo, 'bots' | 'opponent'>,
): string {
  const [bot = opponent, ...others] = new Set(seats.flatMap((seat) => seat.bot ?? []));
  return others.length === 0 && bots.some(({ name }) => name === bot) ? bot : opponent;
}

/** A position of another game: which game, and after how many of its moves. */
export type Place = Pick<PlayOn, 'of' | 'moves'>;

/** Oneself at a seat and bots at all others, from a position on; as with any game alone, with hints. */
export async function playOn(place: Place, players: number, seat: number, bot: string): Promise<void> {
  const own = await ownSeat();
  const seats = Array.from({ length: players }, (_, at) =>
    at === seat ? own : { kind: 'bot' as const, bot },
  );
  go(await ask<Created>('POST', '/api/play-on', { ...place, seats, hints: true } satisfies PlayOn));
}
