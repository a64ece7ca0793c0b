import { describe, expect, it } from 'vitest';
import { CARDS } from './art/names';
import { fitHand, groupWidth, LEAST, spread } from './fit';
import type { Group } from './view';

const hand = (...counts: number[]): Group[] => counts.map((count, at) => ({ card: CARDS[at] ?? '1', count }));
const TWENTY = hand(2, 3, 1, 2, 2, 1, 3, 2, 2, 1, 1);

describe('a hand', () => {
  it('has large cards where there is room', () => {
    expect(fitHand(hand(1, 1, 1, 1, 1), 640, 86, 52)).toMatchObject({ card: 86, rows: 1 });
  });

  it('has smaller cards where there is less', () => {
    expect(fitHand(hand(1, 1, 1, 1, 1, 1, 1, 1), 640, 86, 52).card).toBeLessThan(86);
  });

  it('of twenty cards lies on one line, and each can be pressed', () => {
    const fit = fitHand(TWENTY, 640, 115, 52);
    expect(fit.rows).toBe(1);
    expect(fit.step).toBeGreaterThanOrEqual(LEAST);
    const starts = fit.places.map(({ x }) => x);
    starts.slice(1).forEach((x, at) => {
      const last = (starts[at] ?? 0) + groupWidth(TWENTY[at] ?? { card: '1', count: 1 }, fit) - fit.card;
      expect(x - last).toBeGreaterThanOrEqual(LEAST);
    });
  });

  it('of twenty cards shows the number of each, however large the cards may be', () => {
    const fit = fitHand(TWENTY, 1050, 222, 100);
    expect(fit.rows).toBe(1);
    expect(fit.step / fit.card).toBeGreaterThan(0.35);
  });

  it('of eighteen cards uses the two lines that it has on a phone', () => {
    const groups = hand(2, 2, 1, 2, 2, 1, 3, 2, 2, 1);
    const fit = fitHand(groups, 320, 100, 52);
    expect(fit.rows).toBe(2);
    expect(fit.step).toBeGreaterThanOrEqual(28);
    const ends = groups.map((group, at) => (fit.places[at]?.x ?? 0) + groupWidth(group, fit));
    expect(Math.max(...ends)).toBeGreaterThan(290);
  });

  it.each([300, 640, 1200])('never lies beside its room of %i, however large it is', (width) => {
    for (const groups of [TWENTY, hand(8, 8, 8, 8, 8, 8, 8, 8, 8, 8, 8, 8), hand(1), hand(8, 1)]) {
      const fit = fitHand(groups, width, 100, 44);
      groups.forEach((group, at) => {
        const x = fit.places[at]?.x ?? -1;
        expect(x).toBeGreaterThanOrEqual(0);
        expect(x + groupWidth(group, fit)).toBeLessThanOrEqual(width + 0.01);
      });
    }
  });
});

it('cards that share a width lie closer', () => {
  expect(spread(3, 200, 40, 48)).toBe(48);
  expect(spread(9, 200, 40, 48)).toBe(20);
  expect(spread(1, 200, 40, 48)).toBe(48);
});

it('counts of a line lie below what is pressed at the foot of the line above', () => {
  const groups = hand(6, 6, 6, 6, 6, 6, 6, 6);
  const [plain, footed] = [
    fitHand(groups, 300, 60, 44),
    fitHand(groups, 300, 60, 44, (card) => card === '1'),
  ];
  expect(plain.rows).toBeGreaterThan(1);
  const below = (fit: typeof plain): number => Math.min(...fit.places.map(({ y }) => y).filter((y) => y > 0));
  expect(below(footed)).toBeGreaterThanOrEqual(44 * 1.4 + 19 + 4);
  expect(below(footed)).toBeGreaterThan(below(plain));
  expect(footed.height - plain.height).toBeCloseTo(below(footed) - below(plain));
});
