/** The forecast as it is shown: what each month takes and gives, now and after the choice that is looked at. */
import type { Good } from '../../art/year/names';
import type { Strike } from '../contract';

export interface Item {
  what: Good | 'rank' | 'goods';
  now: number;
  then: number;
  /** It takes rather than gives. */
  takes: boolean;
  /** Whether the choice makes it better or worse. */
  turn: 'same' | 'better' | 'worse';
}

const FIELDS = [
  { what: 'person', of: 'persons', takes: true },
  { what: 'yuan', of: 'yuan', takes: true },
  { what: 'rice', of: 'rice', takes: true },
  { what: 'goods', of: 'goods', takes: true },
  { what: 'points', of: 'points', takes: false },
] as const;

/** What a month does in all, by its event, the wall and the super event; `changed` is what a choice changes of it. */
export function foreseen(month: number, now: readonly Strike[], changed: readonly Strike[]): Item[] {
  const left = [...changed];
  const pairs = now
    .filter((strike) => strike.month === month)
    .map((strike): [Strike, Strike] => {
      const at = left.findIndex((one) => one.month === month && one.event === strike.event);
      return [strike, at < 0 ? strike : (left.splice(at, 1)[0] ?? strike)];
    });
  const sum = (which: 0 | 1, of: (typeof FIELDS)[number]['of']): number =>
    pairs.reduce((all, pair) => all + (pair[which][of] ?? 0), 0);
  const counted = FIELDS.map(({ what, of, takes }) => item(what, takes, sum(0, of), sum(1, of)));
  const [first] = pairs;
  const rank = first ? [item('rank', false, first[0].rank ?? 0, first[1].rank ?? 0)] : [];
  return [...counted, ...rank].filter(({ now, then }) => now !== 0 || then !== 0);
}

function item(what: Item['what'], takes: boolean, now: number, then: number): Item {
  const better = worth(what, now, then);
  return { what, takes, now, then, turn: better > 0 ? 'better' : better < 0 ? 'worse' : 'same' };
}

/** What is paid is no loss that one should avoid; persons are, and a rank is better the smaller it is. */
function worth(what: Item['what'], now: number, then: number): number {
  if (what === 'person') return now - then;
  if (what === 'points') return then - now;
  return what === 'rank' ? (now || 9) - (then || 9) : 0;
}
