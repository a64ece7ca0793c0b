/** The forecast as it is shown: what each month takes and gives, now and after the choice that is looked at. */
import type { Good } from './art/names';
import { say } from '../../lib/i18n/words.svelte';
import { COUNTED, type Strike } from './engine';
import { eventName } from './naming';

export interface Item {
  what: Good | 'rank' | 'goods' | 'fewest';
  now: number;
  then: number;
  /** It takes rather than gives. */
  takes: boolean;
  /** Whether the choice makes it better or worse. */
  turn: 'same' | 'better' | 'worse';
}

/** What comes from one source: the event together with the super event, or the wall. */
export interface Blow {
  by: 'event' | 'wall';
  items: Item[];
}

const FIELDS = [
  { what: 'person', of: 'persons', takes: true },
  { what: 'yuan', of: 'yuan', takes: true },
  { what: 'rice', of: 'rice', takes: true },
  { what: 'goods', of: 'goods', takes: true },
  { what: 'points', of: 'points', takes: false },
] as const;

/** Each strike of a month as it is now, and as it would be after the choice. */
function pairsOf(month: number, now: readonly Strike[], changed: readonly Strike[]): [Strike, Strike][] {
  const left = [...changed];
  return now
    .filter((strike) => strike.month === month)
    .map((strike): [Strike, Strike] => {
      const at = left.findIndex((one) => one.month === month && one.event === strike.event);
      return [strike, at < 0 ? strike : (left.splice(at, 1)[0] ?? strike)];
    });
}

/** What a month does, the wall's part told apart; `changed` is what a choice changes of it. */
export function foreseen(month: number, now: readonly Strike[], changed: readonly Strike[]): Blow[] {
  const pairs = pairsOf(month, now, changed);
  return (['event', 'wall'] as const)
    .map((by): Blow => ({
      by,
      items: itemsOf(pairs.filter(([strike]) => (strike.event === 'wall') === (by === 'wall'))),
    }))
    .filter(({ items }) => items.length > 0);
}

function itemsOf(pairs: readonly [Strike, Strike][]): Item[] {
  const sum = (which: 0 | 1, of: (typeof FIELDS)[number]['of']): number =>
    pairs.reduce((all, pair) => all + (pair[which][of] ?? 0), 0);
  const counted = FIELDS.map(({ what, of, takes }) => item(what, takes, sum(0, of), sum(1, of)));
  const [first] = pairs;
  const rank = first ? [item('rank', false, first[0].rank ?? 0, first[1].rank ?? 0)] : [];
  const fewest = first
    ? [item('fewest', true, Number(first[0].fewest ?? false), Number(first[1].fewest ?? false))]
    : [];
  return [...counted, ...rank, ...fewest].filter(({ now, then }) => now !== 0 || then !== 0);
}

function item(what: Item['what'], takes: boolean, now: number, then: number): Item {
  const better = worth(what, now, then);
  return { what, takes, now, then, turn: better > 0 ? 'better' : better < 0 ? 'worse' : 'same' };
}

/** What is paid is no loss that one should avoid; persons are, and a rank is better the smaller it is. */
function worth(what: Item['what'], now: number, then: number): number {
  if (what === 'person' || what === 'fewest') return now - then;
  if (what === 'points') return then - now;
  return what === 'rank' ? (now || 9) - (then || 9) : 0;
}

/** The same in sentences: "Drought: 2 rice missing, 2 persons leave". */
export function foretold(month: number, now: readonly Strike[], changed: readonly Strike[]): string[] {
  return pairsOf(month, now, changed).map(([strike, then]) => {
    const [is, becomes] = [partsOf(strike), partsOf(then)];
    const event = eventName(strike.event);
    if (is === becomes) return say('year-foretold', { event, parts: is });
    return say('year-foretold-after', { event, parts: is, then: becomes });
  });
}

const PARTS = [
  'yuan',
  'rice',
  'fireworks',
  'goods',
  'rank',
  'points',
  'missing',
  'saved',
  'fewest',
  'persons',
] as const;

function partsOf(strike: Strike): string {
  const parts = PARTS.filter((part) => Boolean(strike[part])).map((part) => told(strike, part));
  return parts.length > 0 ? parts.join(', ') : say('year-foretold-nothing');
}

/** What there is too little of: the good that the event looks at. */
function lacked({ event }: Strike): string {
  const counted: readonly string[] = event in COUNTED ? COUNTED[event as keyof typeof COUNTED] : [];
  return PARTS.find((part) => counted.includes(part)) ?? 'goods';
}

function told(strike: Strike, part: (typeof PARTS)[number]): string {
  const count = Number(strike[part]);
  const what = part === 'missing' ? `missing-${lacked(strike)}` : part;
  if (part === 'fewest') return say(strike.event === 'wall' ? 'year-fewest-tiles' : 'year-fewest-helmets');
  return part === 'rank' ? say('year-rank-fireworks', { rank: count }) : say(`year-part-${what}`, { count });
}
