import { describe, expect, it } from 'vitest';
import type { Costly } from '../../lib/net/protocol';
import { costOf } from './cost';

const costly = (more: Partial<Costly>): Costly => ({
  move: 'bad',
  cost: 0.2,
  low: 0.1,
  high: 0.3,
  chance: 0.11,
  chance_low: 0.04,
  chance_high: 0.18,
  persons: 0,
  why: [],
  ...more,
});

describe('what a choice costs', () => {
  it('are won games, with their range', () => {
    expect(costOf(costly({}), 4)).toEqual({ words: 'coach-costs', about: 11, low: 4, high: 18 });
  });

  it.each([
    ['where hardly any is lost', { chance: 0.02, chance_low: 0.01, chance_high: 0.03 }],
    ['where it is not sure that any is', { chance_low: -0.01 }],
  ])('are places %s', (_, more) => {
    expect(costOf(costly(more), 4)).toEqual({ words: 'coach-place', about: 0.3, low: 0.15, high: 0.45 });
    expect(costOf(costly(more), 2)).toEqual({ words: 'coach-place', about: 0.1, low: 0.05, high: 0.15 });
  });
});
