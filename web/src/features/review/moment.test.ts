import { describe, expect, it, vi } from 'vitest';
import { addressOf, answerOf, costliest, fewerWins, nextMoment, placesOf, shownChoices } from './moment';
import { choice, moment, seatReviewed } from './posed';
import { Trying } from './trying.svelte';

describe('an answer', () => {
  it.each([
    ['best', 'right'],
    ['near', 'right'],
    ['poor', 'wrong'],
    ['played', 'played'],
    ['nowhere', 'unknown'],
  ] as const)('%s is %s', (move, answer) => expect(answerOf(moment(1), move)).toBe(answer));
});

describe('trying again', () => {
  it('hides the answer until one is right, and takes what is as good', () => {
    const heard = vi.fn();
    const trying = new Trying(moment(1), heard);
    expect(trying.open).toBe(false);
    expect(trying.offers('played')).toBe(false);
    trying.choose('poor');
    expect([trying.answer, trying.open, trying.offers('poor'), trying.offers('near')]).toEqual([
      'wrong',
      false,
      false,
      true,
    ]);
    trying.choose('near');
    expect([trying.answer, trying.open, trying.best]).toEqual(['right', true, false]);
    expect(heard.mock.calls).toEqual([[false]]);
  });

  it('tells once that the first choice was right', () => {
    const heard = vi.fn();
    const trying = new Trying(moment(1), heard);
    trying.choose('played');
    expect(heard).not.toHaveBeenCalled();
    trying.choose('best');
    expect(trying.best).toBe(true);
    trying.again();
    expect([trying.open, trying.offers('best')]).toEqual([false, true]);
    trying.choose('poor');
    expect(heard.mock.calls).toEqual([[true]]);
  });

  it('is not right by looking the answer up', () => {
    const heard = vi.fn();
    const trying = new Trying(moment(1), heard);
    trying.show();
    trying.choose('best');
    expect([trying.open, trying.answer, heard.mock.calls]).toEqual([true, null, [[false]]]);
  });
});

describe('the moments', () => {
  const one = seatReviewed();
  it('are the costliest first, and then the others', () => {
    expect(costliest(one).map(({ number }) => number)).toEqual([34, 30, 38]);
    expect([34, 30, 38, 36].map((number) => nextMoment(one, number)?.number ?? null)).toEqual([
      30,
      38,
      36,
      null,
    ]);
  });

  it('show the best choices and the one that was made', () => {
    expect(shownChoices(moment(1), 2).map(({ move }) => move)).toEqual(['best', 'near', 'played']);
  });

  it('have an address', () => {
    expect(addressOf('abc', 1, 30)).toBe('/r/abc/moment?seat=1&number=30');
    expect(addressOf('abc', 1, 30, 'abc.1.30')).toBe('/r/abc/moment?seat=1&number=30&practise=abc.1.30');
  });

  it.each([
    [0.3, 3, 0.3],
    [0.3, 2, 0.15],
    [-0.1, 4, 0],
  ])('cost %d among %d players is %d places', (cost, players, places) =>
    expect(placesOf(cost, players)).toBeCloseTo(places),
  );
});

it.each([
  [0.404, 0.347, 5], // 40 and 35, though they are 5.7 apart
  [0.395, 0.354, 5], // 40 and 35, though they are 4.1 apart
  [0.2, 0.21, -1],
])(
  'of choices that win %d and %d, the second wins so much less often as is shown: %d',
  (best, other, fewer) => {
    const shown = moment(1, { choices: [choice('best', best), choice('played', other)] });
    expect(fewerWins(shown, shown.choices[1])).toBe(fewer);
    expect(fewerWins(shown, null)).toBe(0);
  },
);
