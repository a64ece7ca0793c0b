/** Whether a game counts for the ratings, and how strong those at the table are. */
import { ask } from '../../lib/net/http';
import type { TableRatings, TableView } from '../../lib/net/protocol';

export const isBefore = (table: TableView): boolean => ['open', 'fixing', 'playing'].includes(table.status);

let latest: { of: string; answer: Promise<TableRatings | null> } | null = null;

/** What the table itself does not say depends on who has come: it is asked once for the same people. */
export function ratingsOf(table: TableView): Promise<TableRatings | null> {
  const people = table.seats.map((seat) => `${seat.kind} ${seat.name ?? ''}`).join();
  const of = `${table.id} ${people}`;
  if (latest?.of !== of) {
    const answer = ask<TableRatings>('GET', `/api/tables/${table.id}/ratings`).catch(() => null);
    latest = { of, answer };
  }
  return latest.answer;
}
