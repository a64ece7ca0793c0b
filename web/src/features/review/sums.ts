/** Figures of a review in points of 100, and the geometry of the picture from the start to the result. */
import type { ReviewStep, ReviewSums } from '../../lib/net/protocol';

export type Cause = 'luck' | 'own' | 'given';
export const CAUSES: readonly Cause[] = ['luck', 'own', 'given'];
/** Points below 0 and above 100 that the picture has room for. */
const BEYOND = 100;

/** A share in whole points of 100, as it is shown. */
export const hundred = (share: number): number => Math.round(100 * share) + 0;

/** A chance in percent. */
export const percent = (share: number): string => String(hundred(share));

/** A change of a chance in points of 100, with its sign. */
export function signed(points: number): string {
  return points > 0 ? `+${points}` : points < 0 ? `−${-points}` : '0';
}
export const points = (share: number): string => signed(hundred(share));

export interface Range {
  low: number;
  high: number;
}

/** Where the end of a step lies (95 %), in points; null if the step is not a measured number. */
export function rangeOf({ what, certainty, begin }: ReviewStep, sums: ReviewSums): Range | null {
  const cause = CAUSES.find((one) => one === what);
  if (!cause || certainty !== 'firm') return null;
  return { low: begin + 100 * sums[cause].low, high: begin + 100 * sums[cause].high };
}

/** The ends of a scale for all steps: 0 to 100, and quarters more where they need them, up to a limit. */
export function extent(steps: readonly ReviewStep[], sums: ReviewSums): Range {
  const ends = steps.flatMap((step) => {
    const range = rangeOf(step, sums);
    return [step.begin, step.end, ...(range ? [range.low, range.high] : [])];
  });
  return {
    low: Math.max(-BEYOND, Math.min(0, Math.floor(Math.min(...ends) / 25) * 25)),
    high: Math.min(100 + BEYOND, Math.max(100, Math.ceil(Math.max(...ends) / 25) * 25)),
  };
}

/** The player that a review is about: the reader, or another one by name. */
export interface About {
  you: boolean;
  who: string;
}
