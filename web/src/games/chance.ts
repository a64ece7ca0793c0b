import { say } from '../lib/i18n/words.svelte';
import type { Advised } from './contract';

/** A chance to win as words need it: a range, or one figure where both ends are the same. */
export interface Chance {
  chance: 'little' | 'sure' | 'about' | 'range';
  low: number;
  high: number;
}

export function chanceOf(low: number, high: number): Chance {
  const [from, to] = [Math.round(low * 100), Math.round(high * 100)];
  const chance = from < to ? 'range' : to === 0 ? 'little' : from === 100 ? 'sure' : 'about';
  return { chance, low: from, high: to };
}

/** A loss of the chance to win, in wins of 100 games. */
export interface Loss {
  loss: 'little' | 'upto' | 'about' | 'range';
  low: number;
  high: number;
}

export function lossOf(low: number, high: number): Loss {
  const [from, to] = [Math.max(0, Math.round(low * 100)), Math.round(high * 100)];
  const loss = to <= 0 ? 'little' : from === 0 ? 'upto' : from < to ? 'range' : 'about';
  return { loss, low: from, high: to };
}

/** What a hint has measured of a choice, in words: the chance of the first, what others lose, or that they are equal. */
export function measured(advised: Advised, isFirst: boolean): string {
  if (isFirst && advised.low !== null && advised.high !== null)
    return say('page-hint-win', { ...chanceOf(advised.low, advised.high) });
  if (!isFirst && advised.equal) return say('page-hint-equal');
  if (advised.less_low == null || advised.less_high == null) return '';
  return say('page-hint-less', { ...lossOf(advised.less_low, advised.less_high) });
}
