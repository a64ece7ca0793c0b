/** What the explorer of this game lets one say of a case, and which moves a row stands for. */
import { CARDS } from './art/names';
import { FIRST_HAND, FIRST_OPEN } from './engine';

/** The open cards, then the hand. */
export const GIVEN = FIRST_OPEN + FIRST_HAND;
export const FIRST = 1;

/** What can be given at a place: there are as many of every card as can be given. */
export function choices(): string[] {
  return [...CARDS];
}

/** The move that a row of a view stands for; null where it may be several. */
export function moveOf(view: string, key: string, facet: string): string | null {
  if (view === 'swaps') return key === 'keep' ? 'keep' : facet === 'all' ? null : `swap ${facet} ${key}`;
  return view === 'pile' && key === 'take' ? 'take' : null;
}

/** A game that a row is the beginning of by itself: none here. */
export function beginning(): null {
  return null;
}
