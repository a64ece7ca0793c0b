import { describe, expect, it } from 'vitest';
import { byKind, daysUntil, dueOnes, shownRates } from './mistakes';
import { mistake, rate } from './posed';

const DAY = 86_400_000;
const NOW = 10 * DAY;

describe('mistakes', () => {
  const all = [
    mistake('a', { due: NOW - 1, cost: 0.1 }),
    mistake('b', { due: NOW + DAY, cost: 0.5, made: 5 }),
    mistake('c', { due: null, sits: true, made: 9 }),
    mistake('d', { due: NOW, cost: 0.3, kind: 'money' }),
    mistake('e', { due: NOW, cost: 0.2, kind: null, game: 'hoard' }),
  ];

  it('that are due come first, the costliest of them first', () => {
    expect(dueOnes(all, NOW).map(({ id }) => id)).toEqual(['d', 'e', 'a']);
  });

  it('stand by kind, the kind that costs most first, in it what is due, what comes later, what sits', () => {
    const groups = byKind(all, NOW);
    expect(
      groups.map(({ game, kind, mistakes }) => [game, kind, mistakes.map(({ id }) => id).join('')]),
    ).toEqual([
      ['year', 'events', 'abc'],
      ['year', 'money', 'd'],
      ['hoard', 'other', 'e'],
    ]);
  });

  it.each([
    [NOW + 1, 1],
    [NOW + DAY, 1],
    [NOW + 2.5 * DAY, 3],
    [NOW - DAY, 1],
  ])('due at %d come again in %d days', (due, days) =>
    expect(daysUntil(mistake('a', { due }), NOW)).toBe(days),
  );
});

it('error rates are the latest of each line, in the order of play, with their means', () => {
  const rates = Array.from({ length: 32 }, (_, at) => rate(32 - at, 0.1));
  const means = rates.map((_, at) => at);
  const [line] = shownRates({
    rates: [rate(9, 0.1, { game: 'other' }), ...rates],
    lines: [{ game: rates[0]?.game ?? '', few: false, like: null, bots: [], means }],
  });
  expect(line?.rates.map(({ ended }) => ended)).toEqual(means.slice(2).map((at) => at + 1));
  expect(line?.means).toEqual(means.slice(2));
});
