import { describe, expect, it } from 'vitest';
import { byKind, daysUntil, dueOnes, rateLines, running } from './mistakes';
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

describe('error rates', () => {
  const bots = [
    { game: 'year', players: 4, bot: 'novice', rate: 0.2, low: 0.1, high: 0.3 },
    { game: 'year', players: 4, bot: 'courtier', rate: 0.05, low: 0.04, high: 0.06 },
    { game: 'year', players: 2, bot: 'emperor', rate: 0.04, low: 0.01, high: 0.07 },
  ];

  it('are in the order of play, beside the bots of a game of the same size', () => {
    const [line] = rateLines([rate(3, 0.05), rate(1, 0.3), rate(2, 0.1)], bots);
    expect(line?.rates.map(({ ended }) => ended)).toEqual([1, 2, 3]);
    expect(line?.bots.map(({ bot }) => bot)).toEqual(['courtier', 'novice']);
    expect([line?.few, line?.like]).toEqual([true, 'novice']);
  });

  it('stand beside the bots of the nearest size where theirs was not measured', () => {
    const names = [3, 5].map((players) =>
      rateLines([rate(1, 0.1, { players })], bots)[0]?.bots.map(({ bot }) => bot),
    );
    expect(names).toEqual([['emperor'], ['courtier', 'novice']]);
  });

  it('are compared in proportion', () => {
    const [line] = rateLines([rate(1, 0.11)], bots);
    expect(line?.like).toBe('novice');
    expect(rateLines([rate(1, 0.09)], bots)[0]?.like).toBe('courtier');
  });

  it('are not few after five games; whom one is like is measured by the last of them', () => {
    const rates = [0.9, 0.05, 0.05, 0.05, 0.05, 0.05].map((value, at) => rate(at, value));
    const [line] = rateLines(rates, bots);
    expect([line?.few, line?.like]).toEqual([false, 'courtier']);
  });

  it('take the server’s word where no bot was measured', () => {
    const [line] = rateLines([rate(1, 0.1, { like: 'prince' })], []);
    expect([line?.bots, line?.like]).toEqual([[], 'prince']);
    expect(rateLines([rate(1, 0.1)], [])[0]?.like).toBeNull();
  });

  it('leave out games in which one decided nothing', () => {
    expect(rateLines([rate(1, 0, { decisions: 0 })], bots)).toEqual([]);
    expect(rateLines([rate(1, 0, { decisions: 0 }), rate(2, 0.1)], bots)[0]?.rates).toHaveLength(1);
  });

  it('weigh games by their decisions', () => {
    const means = running([rate(1, 0.1, { decisions: 30 }), rate(2, 0.2, { decisions: 10 })]);
    expect(means).toEqual([0.1, expect.closeTo(0.125)]);
  });
});
