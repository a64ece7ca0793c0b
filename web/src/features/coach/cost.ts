/** What a choice costs, as a coach says it: in wins of a hundred games or in places, with a range (95 %). */
import type { Costly } from '../../lib/net/protocol';

/** Fewer won games than these are not much: then it is places that a choice costs. */
const CLEARLY = 5;

export interface Cost {
  words: 'coach-costs' | 'coach-place';
  about: number;
  low: number;
  high: number;
}

/** Won games where so many are lost beyond doubt, else places: each place is the same share of what lies between first and last. */
export function costOf({ cost, low, high, chance, chance_low, chance_high }: Costly, players: number): Cost {
  const [about, least, most] = [chance, chance_low, chance_high].map((share) => Math.round(100 * share)) as [
    number,
    number,
    number,
  ];
  if (about >= CLEARLY && least > 0) return { words: 'coach-costs', about, low: least, high: most };
  const places = (value: number): number => Math.max(1, Math.round((100 * value * (players - 1)) / 2)) / 100;
  return { words: 'coach-place', about: places(cost), low: places(low), high: places(high) };
}
