import { describe, expect, it } from 'vitest';
import { CARDS } from '../../art/hoard/names';
import { fitHand, GAP, groupWidth, spread } from './fit';
import type { Group } from './view';

const hand = (...counts: number[]): Group[] => counts.map((count, at) => ({ card: CARDS[at] ?? '1', count }));

describe('a hand', () => {
  it('has large cards where there is room', () => {
    expect(fitHand(hand(1, 1, 1, 1, 1), 640, 86, 52)).toMatchObject({ card: 86, rows: 1 });
  });

  it('has smaller cards, then more rows, where there is less', () => {
    expect(fitHand(hand(1, 1, 1, 1, 1, 1, 1, 1), 640, 86, 52).card).toBeLessThan(86);
    expect(fitHand(hand(2, 2, 2, 2, 2, 2, 2, 2), 640, 86, 52).rows).toBe(2);
  });

  it('never lies beside its room, however large it is', () => {
    const all = hand(8, 8, 8, 8, 8, 8, 8, 8, 8, 8, 8, 8);
    const fit = fitHand(all, 300, 62, 44);
    for (const group of all) expect(groupWidth(group, fit) + GAP).toBeLessThan(300);
  });
});

it('cards that share a width lie closer', () => {
  expect(spread(3, 200, 40, 48)).toBe(48);
  expect(spread(9, 200, 40, 48)).toBe(20);
  expect(spread(1, 200, 40, 48)).toBe(48);
});
