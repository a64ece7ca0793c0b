/** What the explorer of this game lets one say of a case, and which moves a row stands for. */
import { BESIDE, EVENT_COPIES, MONTHS, PLAYERS_OF_YEARS } from './engine';

/** The events that are drawn, and what may lie beside each. */
const DRAWN = Object.entries<readonly string[]>(BESIDE);

export const GIVEN = DRAWN.length * EVENT_COPIES;
export const FIRST = MONTHS - GIVEN + 1;

/** What can still be given at a place: of each event there are so many tiles, and not all may lie side by side. */
export function choices(given: readonly string[], at: number): string[] {
  const neighbours = [given[at - 1], given[at + 1]].filter((event) => event);
  const fits = DRAWN.filter(([, beside]) => neighbours.every((event) => beside.includes(event ?? '')));
  return fits
    .map(([event]) => event)
    .filter((event) => given.filter((other, place) => place !== at && other === event).length < EVENT_COPIES);
}

/** A game that a row is the beginning of by itself; null where it is not. */
export function beginning(view: string, key: string): { players: number; moves: string[] } | null {
  return view === 'years'
    ? { players: PLAYERS_OF_YEARS, moves: key.split(' ').map((event) => `event ${event}`) }
    : null;
}
