/** What a coach remarks on: the pile is taken although a card fits. */
import type { Choice } from '../contract';

const CARDS = /^(play|open) /;

export function remark(move: string, choices: readonly Choice[]): string | null {
  return move === 'take' && choices.some((choice) => CARDS.test(choice.move)) ? 'coach-hoard-take' : null;
}
