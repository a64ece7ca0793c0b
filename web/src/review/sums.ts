/** What moved a seat's chance to win, as bars of a picture, and in the words of the review. */
import type { ReviewSums, Span } from '../net/protocol';
import { say } from '../words/words.svelte';

export type Cause = 'luck' | 'own' | 'given';
export const CAUSES: readonly Cause[] = ['luck', 'own', 'given'];
/** Less than that is not worth a headline. */
const NOTABLE = 0.03;
/** Points: a sum that may be off by less needs no word of it. */
const WORTH_TELLING = 3;

export interface Bar {
  what: 'start' | Cause | 'rest' | 'result';
  /** In points of a hundred: where it begins and ends. */
  from: number;
  to: number;
  /** How sure its end is; none where nothing was measured by itself. */
  sure: { low: number; high: number } | null;
}

const hundred = (share: number): number => Math.round(100 * share) + 0;

/** A chance in percent. */
export const percent = (share: number): string => String(hundred(share));

/** A change of a chance in points of a hundred, with its sign. */
export function signed(points: number): string {
  return points > 0 ? `+${points}` : points < 0 ? `−${-points}` : '0';
}
export const points = (share: number): string => signed(hundred(share));

/** From the start by steps to the result. The rest is what is left, so that what is shown adds up. */
export function bars(sums: ReviewSums): Bar[] {
  const start = hundred(sums.start);
  const result = hundred(sums.result);
  const found: Bar[] = [{ what: 'start', from: 0, to: start, sure: null }];
  let at = start;
  for (const what of CAUSES) {
    const { value, low, high } = sums[what];
    const to = at + hundred(value);
    found.push({ what, from: at, to, sure: { low: at + 100 * low, high: at + 100 * high } });
    at = to;
  }
  return [
    ...found,
    { what: 'rest', from: at, to: result, sure: null },
    { what: 'result', from: 0, to: result, sure: null },
  ];
}

/** By how many points a bar may be off; 0 where that is too little to be told. */
export function offBy({ sure }: Bar): number {
  const half = sure ? Math.round((sure.high - sure.low) / 2) : 0;
  return half >= WORTH_TELLING ? half : 0;
}

/** The ends of a scale that has room for all bars: 0 to 100, and quarters more where it needs them. */
export function extent(all: readonly Bar[]): { low: number; high: number } {
  const ends = all.flatMap(({ from, to, sure }) => [from, to, ...(sure ? [sure.low, sure.high] : [])]);
  return {
    low: Math.min(0, Math.floor(Math.min(...ends) / 25) * 25),
    high: Math.max(100, Math.ceil(Math.max(...ends) / 25) * 25),
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

/** Where a result came from, in one breath: the same words as in a terminal. */
export function summary(sums: ReviewSums, { you, who }: About): string {
  const said = { you: you ? 'yes' : 'no', who };
  const [, luck, own, given, rest] = bars(sums).map(({ from, to }) => signed(to - from));
  return [
    say('review-began', { ...said, start: percent(sums.start) }),
    say('review-deals', { points: luck ?? '' }),
    say('review-own', { ...said, points: own ?? '' }),
    say('review-given', { ...said, points: given ?? '' }),
    say('review-rest', { points: rest ?? '' }),
    say('review-ended', { result: percent(sums.result) }),
  ].join(' ');
}
