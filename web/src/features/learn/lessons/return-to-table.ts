/**
 * The table that a player left for the lessons of its game, so that the lessons lead back to it. It is kept for
 * this tab alone: the address may hold an invitation, which must not get into a query or a log.
 */
const KEY = 'table-left';

interface Left {
  game: string;
  address: string;
}

export function leaveTable(game: string, address: string): void {
  try {
    sessionStorage.setItem(KEY, JSON.stringify({ game, address } satisfies Left));
  } catch {
    // Without storage the browser's own Back leads to the table.
  }
}

/** The address of the table that was left for lessons of this game; null: none was. */
export function tableLeft(game: string): string | null {
  try {
    const left = JSON.parse(sessionStorage.getItem(KEY) ?? 'null') as Partial<Left> | null;
    return left?.game === game && left.address?.startsWith('/t/') ? left.address : null;
  } catch {
    return null;
  }
}

export function backAtTable(): void {
  try {
    sessionStorage.removeItem(KEY);
  } catch {
    // Nothing was stored either.
  }
}
