/** Tables of a list in words: with whom, how far, whose turn. */
import type { ListedSeat, OwnTable } from '../../lib/net/protocol';
import { seatTitle, when } from '../table/reading';
import { say } from '../../lib/i18n/words.svelte';

/** The names of the others, as one says them. */
export function others(seats: readonly ListedSeat[], language: string): string {
  const names = seats.flatMap((seat, at) =>
    !seat.you && (seat.name || seat.bot) ? [seatTitle(seats, at)] : [],
  );
  if (names.length === 0) return say('page-own-alone');
  return say('page-own-with', {
    names: new Intl.ListFormat(language, { type: 'conjunction' }).format(names),
  });
}

/** How far a game has come: a month or a round; nothing before its first. */
export function howFar(table: Pick<OwnTable, 'game' | 'part' | 'status'>): string | null {
  if (table.status !== 'playing' || !table.part) return null;
  return say(`page-course-part-${table.game}`, { number: table.part });
}

/** Whose turn it is and since when; or what the table waits for. */
export function standing(table: OwnTable, language: string): string {
  const since = say('page-own-since', { when: when(table.changed, language) });
  if (table.your_turn) return `${say('page-your-turn')} · ${since}`;
  if (table.status === 'open') {
    const called = (seats: readonly ListedSeat[]): string =>
      new Intl.ListFormat(language, { type: 'conjunction' }).format(seats.flatMap((seat) => seat.name ?? []));
    const missing = table.seats.filter((seat) => seat.reserved);
    const host = table.seats.filter((seat) => seat.name && !seat.bot && !seat.reserved).slice(0, 1);
    if (missing.some((seat) => seat.you) && host.length > 0)
      return say('page-own-rematch', { who: called(host) });
    if (missing.length > 0) return say('page-own-awaits', { names: called(missing) });
    const free = table.seats.filter((seat) => !seat.name && !seat.bot).length;
    return `${say('page-table-open')} · ${say('page-free', { count: free })}`;
  }
  if (table.status !== 'playing' || table.mover === null) return say(`page-table-${table.status}`);
  return `${say('page-own-turn', { who: seatTitle(table.seats, table.mover) })} · ${since}`;
}
