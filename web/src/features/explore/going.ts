/** From a row to a table that begins with it, or to a replay of a game in which it happens. */
import { gameInfo } from '../../lib/net/games.svelte';
import { ask } from '../../lib/net/http';
import { me } from '../../lib/net/me.svelte';
import type { Steps } from '../../lib/net/protocol';
import { router } from '../../lib/net/router.svelte';
import { playOn } from '../table/opening';
import { opened } from '../replays/record';

/** As much of a record as the server needs. */
export interface GameRecord {
  format: number;
  game: string;
  players: number;
  options: Record<string, unknown>;
  seats: Record<string, unknown>[];
  engine: string;
  moves: string[];
  scores: number[] | null;
}

/** A game that was begun, as a record. */
export function begun(game: string, players: number, moves: string[], engine: string): GameRecord {
  const seats = Array.from({ length: players }, () => ({}));
  return { format: 1, game, players, options: {}, seats, engine, moves, scores: null };
}

/** A record up to a move, and then another one if there is one; it has no end any more. */
export function turned(record: GameRecord, at: number, move: string | null): GameRecord {
  const { format, game, players, options, seats, engine } = record;
  const moves = [...record.moves.slice(0, at), ...(move === null ? [] : [move])];
  return { format, game, players, options, seats, engine, moves, scores: null };
}

/** A game of the table; or as it goes on if another move is made at one place. */
export const recordOf = (
  game: string,
  number: number,
  at = 0,
  move: string | null = null,
): Promise<GameRecord> =>
  ask(
    'GET',
    `/api/explore/${game}/games/${number}${move === null ? '' : `?at=${at}&move=${encodeURIComponent(move)}`}`,
  );

/** A replay of a game of the table, at the decision that is meant, and on with the move that is. */
export async function see(game: string, number: number, at: number, move: string | null): Promise<void> {
  opened.text = JSON.stringify(await recordOf(game, number, at, move));
  opened.file = `${game}-${number}.json`;
  router.go(`/r?at=${at}`);
}

/** A table that begins where a record ends, at the seat that decided last, or decides now. */
export async function play(record: GameRecord, decided: number | null): Promise<void> {
  await gameInfo.load();
  await me.named('');
  const place = { of: { kind: 'record' as const, record }, moves: record.moves.length };
  const seat = decided ?? (await decider(record));
  await playOn(place, record.players, seat, gameInfo.of(record.game)?.opponent ?? '');
}

/** Who decides after all moves of a record; before the first decision anybody may. */
async function decider(record: GameRecord): Promise<number> {
  return (await deciderAt(record, record.moves.length)) ?? 0;
}

/** Who decides after some moves of a record. */
export async function deciderAt(record: GameRecord, at: number): Promise<number | null> {
  const steps = await ask<Steps>('POST', `/api/replay?after=${at}`, { ...record });
  return typeof steps.before.to_move === 'number' ? steps.before.to_move : null;
}
