/** New tables: the quick one, and what others need of it. */
import { ask } from '../net/http';
import { invitations } from '../net/invitations.svelte';
import type { BotInfo, Create, Created, PersonSeat, PlayOn, Seat } from '../net/protocol';
import { router } from '../net/router.svelte';
import { newCommitment, noteCommitment } from '../net/secrets';

export const QUICK_SEATS = 4;
export const QUICK_BOT = 'courtier';

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

/** Oneself and bots, at once; alone one may ask for hints. */
export async function playNow(game: string): Promise<void> {
  const bots = Array.from({ length: QUICK_SEATS - 1 }, () => ({ kind: 'bot' as const, bot: QUICK_BOT }));
  await openTable({ game, seats: [await ownSeat(), ...bots], hints: true });
}

/** The bot that shall play against somebody who plays on: the one of the game before, if all were alike. */
export function sameBot(seats: readonly Seat[], bots: readonly BotInfo[]): string {
  const sat = new Set(seats.flatMap((seat) => seat.bot ?? []));
  const [bot = QUICK_BOT] = sat;
  return sat.size === 1 && bots.some(({ name }) => name === bot) ? bot : QUICK_BOT;
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
