/** What beginners misread on this board, and what it is called: for those who see it for the first time. */
import { say } from '../../lib/i18n/words.svelte';
import type { Sign, View } from '../contract';
import { spot } from './spots';
import { grouped, viewOf } from './view';

/** Dragons have no number to go by. */
const isNumber = (card: string): boolean => /^\d+$/.test(card);

/** Each with a place where its name hides no number and no button. */
const THINGS: readonly [string, Sign['lies']][] = [
  ['draw', 'middle'],
  ['coins', 'below'],
  ['remainders', 'below'],
];

export function signs(seen: View, eyes: number): Sign[] {
  const view = viewOf(seen);
  /** Whoever plays from the Remainders knows what they are, and a name would lie on what is chosen. */
  const played = view.holdings[eyes]?.hand_size === 0;
  const things = THINGS.filter(([what]) => what !== 'remainders' || !played).map(([what, lies]) => ({
    at: spot(what, eyes) ?? '',
    name: say('coach-hoard-sign', { what }),
    lies,
  }));
  const hand = grouped(view.holdings[eyes]?.hand ?? {}).filter(({ card }) => !isNumber(card));
  const dragons = hand.map(({ card }) => ({
    at: spot(`hand ${card}`, eyes) ?? '',
    name: say(`card-${card}`),
    chosen: true,
  }));
  return [...things, ...dragons].filter(({ at }) => at);
}
