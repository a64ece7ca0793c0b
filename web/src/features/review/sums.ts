/** What moved a seat's chance to win, as bars of a picture, and in the words of the review. */
import type { ReviewSums, Span } from '../../lib/net/protocol';
import { say, words } from '../../lib/i18n/words.svelte';

export type Cause = 'luck' | 'own' | 'given';
export const CAUSES: readonly Cause[] = ['luck', 'own', 'given'];
/** Less than that is not worth a headline. */
const NOTABLE = 0.03;
/** Points: a sum that may be off by less needs no word of it. */
const WORTH_TELLING = 3;
/** Points: a sum that may be off by more is a number only where that is at most half of it. */
const FIRM = 15;
/** Points: a sum that may be above or below 0, but by no more than this, is about even. */
const EVEN = 10;
/** Points beyond 0 and 100 that a picture has room for. */
const BEYOND = 100;

/** What can be told of a sum: a number, that it is about even, or nothing by itself. */
export type Told = 'firm' | 'even' | 'unclear';

export interface Bar {
  /** What cannot be told by itself is put together: several of them, or one as all else. */
  what: 'start' | Cause | 'together' | 'else' | 'rest' | 'result';
  /** In points of a hundred: where it begins and ends. */
  from: number;
  to: number;
  /** How sure its end is; none where nothing was measured by itself. */
  sure: { low: number; high: number } | null;
  told: Told;
}

/** A share in whole points of a hundred, as it is shown. */
export const hundred = (share: number): number => Math.round(100 * share) + 0;

/** A chance in percent. */
export const percent = (share: number): string => String(hundred(share));

/** A change of a chance in points of a hundred, with its sign. */
export function signed(points: number): string {
  return points > 0 ? `+${points}` : points < 0 ? `−${-points}` : '0';
}
export const points = (share: number): string => signed(hundred(share));

/** By how many points a sum may be off. */
const margin = ({ low, high }: Span): number => 50 * (high - low);

/** Whether a sum is known well enough for a number; in a first look it has to be as exact as a small one. */
export function toldOf(sum: Span, sharp = true): Told {
  const { value, low, high } = sum;
  if (low <= 0 && high >= 0) return 100 * Math.max(-low, high) <= EVEN ? 'even' : 'unclear';
  return margin(sum) <= Math.max(FIRM, sharp ? 50 * Math.abs(value) : 0) ? 'firm' : 'unclear';
}

/** The causes of which nothing can be told by itself. */
const unclear = (sums: ReviewSums, sharp: boolean): Cause[] =>
  CAUSES.filter((what) => toldOf(sums[what], sharp) === 'unclear');

/** The causes of which figures are shown: all of them in the end, before that only what can be told. */
export const known = (sums: ReviewSums, sharp: boolean): readonly Cause[] =>
  sharp ? CAUSES : CAUSES.filter((what) => toldOf(sums[what], sharp) !== 'unclear');

/** From the start by steps to the result. What has no number of its own is one step together, so that what is shown adds up. */
export function bars(sums: ReviewSums, sharp = true): Bar[] {
  const start = hundred(sums.start);
  const result = hundred(sums.result);
  const whole = { from: 0, sure: null, told: 'firm' } as const;
  const found: Bar[] = [{ ...whole, what: 'start', to: start }];
  let at = start;
  for (const what of CAUSES) {
    const { value, low, high } = sums[what];
    const told = toldOf(sums[what], sharp);
    const firm = told === 'firm';
    const to = firm ? at + hundred(value) : at;
    found.push({
      what,
      from: at,
      to,
      sure: firm ? { low: at + 100 * low, high: at + 100 * high } : null,
      told,
    });
    at = to;
  }
  const open = unclear(sums, sharp).length;
  if (open > 0 || at !== result)
    found.push({
      ...whole,
      what: open > 1 ? 'together' : open > 0 ? 'else' : 'rest',
      from: at,
      to: result,
    });
  return [...found, { ...whole, what: 'result', to: result }];
}

/** By how many points a bar may be off; 0 where that is too little to be told. */
export function offBy({ sure }: Pick<Bar, 'sure'>): number {
  const half = sure ? Math.round((sure.high - sure.low) / 2) : 0;
  return half >= WORTH_TELLING ? half : 0;
}

/** The ends of a scale for all bars: 0 to 100, and quarters more where they need them, up to a limit. */
export function extent(all: readonly Bar[]): { low: number; high: number } {
  const ends = all.flatMap(({ from, to, sure }) => [from, to, ...(sure ? [sure.low, sure.high] : [])]);
  return {
    low: Math.max(-BEYOND, Math.min(0, Math.floor(Math.min(...ends) / 25) * 25)),
    high: Math.min(100 + BEYOND, Math.max(100, Math.ceil(Math.max(...ends) / 25) * 25)),
  };
}

/** What helped a winner most, or cost another one most, as far as that is clear; the end says which of the two it is. */
export function mainCause(sums: ReviewSums): string {
  const [sign, way] = sums.result > 0 ? [1, 'up'] : [-1, 'down'];
  const clear = ({ value, low, high }: Span): boolean =>
    (sign > 0 ? low > 0 : high < 0) && Math.abs(value) >= NOTABLE;
  const found = CAUSES.filter((what) => clear(sums[what])).sort(
    (a, b) => sign * (sums[b].value - sums[a].value),
  )[0];
  return `${found ?? 'even'}-${way}`;
}

/** Whom a review is about: the reader, or somebody by name. */
export interface About {
  you: boolean;
  who: string;
}

/** A change as a number, or in words where there is none; it may become one while the review grows sharper. */
export function change({ from, to, told }: Bar, sharp: boolean): string {
  return told === 'firm' ? signed(to - from) : say('page-review-told', { told, sharp: sharp ? 'yes' : 'no' });
}

/** Where a result came from, in one breath. */
export function summary(sums: ReviewSums, { you, who }: About, sharp: boolean): string {
  const said = { you: you ? 'yes' : 'no', who };
  const open = unclear(sums, sharp);
  const names = open.map((what) => say('page-review-part', { what, ...said }));
  const step = (bar: Bar): string => {
    const points = change(bar, sharp);
    if (bar.told === 'unclear') return '';
    switch (bar.what) {
      case 'start':
        return say('review-began', { ...said, start: percent(sums.start) });
      case 'luck':
        return say('review-deals', { points });
      case 'own':
        return say('review-own', { ...said, points });
      case 'given':
        return say('review-given', { ...said, points });
      case 'together':
        return say('page-review-together', {
          parts: new Intl.ListFormat(words.language).format(names),
          points,
          sharp: sharp ? 'yes' : 'no',
        });
      case 'else':
        return say('page-review-else', { points });
      case 'rest':
        return say('review-rest', { points });
      case 'result':
        return say('review-ended', { result: percent(sums.result) });
    }
  };
  return bars(sums, sharp).map(step).filter(Boolean).join(' ');
}
