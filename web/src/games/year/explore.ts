/** The case that the explorer of this game lets the reader describe, and games that rows begin. */
import { BESIDE, EVENT_COPIES, MONTHS, PLAYERS_OF_YEARS } from './engine';

/** The events that are drawn, and their possible neighbours. */
const DRAWN = Object.entries<readonly string[]>(BESIDE);

export const GIVEN = DRAWN.length * EVENT_COPIES;
export const FIRST = MONTHS - GIVEN + 1;

/** The events that can still be given at a place: the tiles of each are limited, and some may not be neighbours. */
export function choices(given: readonly string[], at: number): string[] {
  const neighbours = [given[at - 1], given[at + 1]].filter((event) => event);
  const fits = DRAWN.filter(([, beside]) => neighbours.every((event) => beside.includes(event ?? '')));
  return fits
    .map(([event]) => event)
    .filter((event) => given.filter((other, place) => place !== at && other === event).length < EVENT_COPIES);
}

/** The beginning of a game that a row stands for by itself; null if there is none. */
export function beginning(view: string, key: string): { players: number; moves: string[] } | null {
  return view === 'years'
    ? { players: PLAYERS_OF_YEARS, moves: key.split(' ').map((event) => `event ${event}`) }
    : null;
}
