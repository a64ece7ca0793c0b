/** Public tables, by what one can do there. */
import type { Listed } from '../../lib/net/protocol';

/** Seats that anybody may take: not those that are kept for somebody. */
export function freeSeats(table: Pick<Listed, 'seats'>): number {
  return table.seats.filter((seat) => !seat.taken && !seat.reserved).length;
}

/** Tables at which one can sit down, but for those at which one sits already. */
export function joinable(tables: readonly Listed[], own: readonly string[]): Listed[] {
  return tables.filter((table) => table.status === 'open' && freeSeats(table) > 0 && !own.includes(table.id));
}

/** Tables at which one can watch. */
export function watchable(tables: readonly Listed[]): Listed[] {
  return tables.filter((table) => table.status !== 'open');
}
