/**
 * A choice of one, which the page makes by itself: where somebody goes when only one palace has room.
 *
 * It takes no decision away, and nothing that could be taken back: only where one plays alone and the game does not count
 * is the decision before it as free as ever, however far the game has gone on since. With others, or for the ratings, the
 * turn would be over, so it waits to be pressed.
 */
import type { Position, TableView } from './protocol';

/** Whether all who play are at this page, for nothing but the game. */
function isFree(table: TableView, you: readonly number[]): boolean {
  const alone = table.seats.every((seat, at) => seat.kind === 'bot' || you.includes(at));
  return alone && !table.rated;
}

/** The only choice, where the question is one of those that place somebody (`placing`). */
export function forced(
  table: TableView,
  position: Position,
  you: readonly number[],
  placing: readonly string[],
): string | null {
  const { choices, undo, view } = position;
  const [only, ...others] = choices ?? [];
  if (!only || others.length > 0 || !placing.includes(String(view.asked))) return null;
  const lost = undo !== null && undo.free > 0 && !isFree(table, you);
  return lost ? null : only.move;
}
