/** What every piece on the board needs to be pressed. */
import type { Card } from './art/names';
import type { Choice } from '../contract';

export interface Desk {
  busy: boolean;
  /** The best choice of a hint. */
  best: string | null;
  /** Whether a move was tried before, and cannot be chosen again. */
  tried: (move: string) => boolean;
  choose: (move: string) => void;
  consider: (move: string | null) => void;
  /** Whether pointer or focus is on this move, here or elsewhere. */
  shows: (move: string) => boolean;
  /** The words of a choice and what it would bring, for a screen reader. */
  named: (choice: Choice) => string;
  /** The rule of a card. */
  ruleOf: (card: Card) => string;
  /** Its name, and what it does where it lies. */
  about: (card: Card, lies?: 'open') => string;
  /** Opens it. */
  look: (card: Card) => void;
  rule: (number: string) => void;
}
