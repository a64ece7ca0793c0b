/** Numbers of a picture of the explorer in words, and the reach of its scale. */
import type { ExploreFigure, ExploreRow, ExploreView } from '../../lib/net/protocol';
import type { Tell } from '../table/reading';

/** A figure and the ends of its interval, in words. */
export interface Said {
  value: string;
  low: string;
  high: string;
}

export function saidOf({ words }: ExploreFigure, tell: Tell): Said {
  const [value = '', low = '', high = ''] = words.map(tell);
  return { value, low, high };
}

/** From where to where a picture goes: differences and shares from 0 on, means only as far as they lie. */
export function reach(
  rows: readonly Pick<ExploreRow, 'figure'>[],
  figure: ExploreView['figure'],
): [low: number, high: number] {
  const low = Math.min(...rows.map((row) => row.figure.low));
  const high = Math.max(...rows.map((row) => row.figure.high));
  if (figure === 'amount') return [low - 0.05 * (high - low || 1), high + 0.05 * (high - low || 1)];
  return [Math.min(0, low), Math.max(0, high) || 1];
}
