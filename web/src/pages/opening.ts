/** New tables: the quick one, and what others need of it. */
import { ask } from '../net/http';
import { invitations } from '../net/invitations.svelte';
import type { Create, Created, PersonSeat } from '../net/protocol';
import { router } from '../net/router.svelte';
import { newCommitment } from '../net/secrets';

export const QUICK_SEATS = 4;
export const QUICK_BOT = 'courtier';

/** A seat of one's own, with a secret for the deal. */
export async function ownSeat(name?: string): Promise<PersonSeat> {
  const commitment = await newCommitment();
  return { kind: 'person', ...(name ? { name } : {}), ...(commitment ? { commitment } : {}) };
}

export async function openTable(create: Create): Promise<void> {
  const made = await ask<Created>('POST', '/api/tables', create);
  invitations.keep(made.table, made.links);
  router.go(`/t/${made.table}`);
}

/** Oneself and bots, at once; alone one may ask for hints. */
export async function playNow(game: string): Promise<void> {
  const bots = Array.from({ length: QUICK_SEATS - 1 }, () => ({ kind: 'bot' as const, bot: QUICK_BOT }));
  await openTable({ game, seats: [await ownSeat(), ...bots], hints: true });
}
