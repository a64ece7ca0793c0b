/** What moved a seat's chance to win, as bars of a picture, and in the words of the review. */
import type { ReviewSums, Span } from '../net/protocol';
import { say } from '../words/words.svelte';

export type Cause = 'luck' | 'own' | 'given';
export const CAUSES: readonly Cause[] = ['luck', 'own', 'given'];
/** Less than that is not worth a headline. */
const NOTABLE = 0.03;

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

/** The ends of a scale that has room for all bars: 0 to 100, and quarters more where it needs them. */
export function extent(all: readonly Bar[]): { low: number; high: number } {
  const ends = all.flatMap(({ from, to, sure }) => [from, to, ...(sure ? [sure.low, sure.high] : [])]);
  return {
    low: Math.min(0, Math.floor(Math.min(...ends) / 25) * 25),
    high: Math.max(100, Math.ceil(Math.max(...ends) / 25) * 25),
  };
}

/** What moved the chance most, as far as that is clear. */
export function mainCause(sums: ReviewSums): string {
  const clear = (span: Span): boolean => (span.low > 0 || span.high < 0) && Math.abs(span.value) >= NOTABLE;
  const found = CAUSES.filter((what) => clear(sums[what])).sort(
    (a, b) => Math.abs(sums[b].value) - Math.abs(sums[a].value),
  )[0];
  if (!found) return 'even';
  return found === 'own' ? 'own' : `${found}-${sums[found].value > 0 ? 'up' : 'down'}`;
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
