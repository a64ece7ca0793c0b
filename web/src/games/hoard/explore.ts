/** The case that the explorer of this game lets the reader describe, and games that rows begin. */
import { CARDS } from './art/names';
import { FIRST_HAND, FIRST_OPEN } from './engine';

/** The open cards, then the hand. */
export const GIVEN = FIRST_OPEN + FIRST_HAND;
export const FIRST = 1;

/** The cards that can be given at a place: there are enough of each. */
export function choices(): string[] {
  return [...CARDS];
}

/** The beginning of a game that a row stands for by itself: none here. */
export function beginning(): null {
  return null;
}
