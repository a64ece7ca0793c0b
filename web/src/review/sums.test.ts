import { beforeAll, describe, expect, it } from 'vitest';
import { words } from '../words/words.svelte';
import { seatReviewed, span } from './posed';
import { bars, extent, mainCause, offBy, points, summary } from './sums';

const { sums } = seatReviewed();

describe('the bars', () => {
  it('lead from the start to the result, each from where the last ended', () => {
    const all = bars(sums);
    expect(all.map(({ what, from, to }) => [what, from, to])).toEqual([
      ['start', 0, 25],
      ['luck', 25, 21],
      ['own', 21, 10],
      ['given', 10, 16],
      ['rest', 16, 0],
      ['result', 0, 0],
    ]);
    expect(all[1]?.sure).toEqual({ low: expect.closeTo(19), high: expect.closeTo(23) });
  });

  it('add up as they are shown, however they are rounded', () => {
    const all = bars({
      start: 0.254,
      luck: span(0.104),
      own: span(-0.204),
      given: span(0.104),
      rest: 0.742,
      result: 1,
    });
    const steps = all.slice(1, -1).map(({ from, to }) => to - from);
    expect((all[0]?.to ?? 0) + steps.reduce((sum, step) => sum + step, 0)).toBe(all.at(-1)?.to);
  });

  it('say by how much they may be off where that is worth a word', () => {
    const all = bars({ ...sums, luck: span(-0.04, 0.02), own: span(-0.11, 0.17) });
    expect(all.map(offBy)).toEqual([0, 0, 17, 0, 0, 0]);
  });

  it('have room beyond 0 and 100', () => {
    expect(extent(bars(sums))).toEqual({ low: 0, high: 100 });
    expect(extent(bars({ ...sums, own: span(-1.2, 0.1) }))).toEqual({ low: -125, high: 100 });
    expect(extent(bars({ ...sums, given: span(1.1) }))).toEqual({ low: 0, high: 125 });
  });
});

it.each([
  [{}, 'own-down'],
  [{ luck: span(-0.3) }, 'luck-down'],
  [{ own: span(-0.02, 0.01), given: span(-0.2) }, 'given-down'],
  // What helps does not explain a loss, nor what costs a win.
  [{ luck: span(0.3) }, 'own-down'],
  [{ luck: span(0.3), result: 1 }, 'luck-up'],
  [{ own: span(0.4), result: 1 }, 'own-up'],
  [{ own: span(-0.5), given: span(0.2), result: 1 }, 'given-up'],
  [{ own: span(0.4), luck: span(0.2), result: 0.5 }, 'own-up'],
  [{ luck: span(0), own: span(0), given: span(0) }, 'even-down'],
  [{ luck: span(0.02, 0.01), own: span(0.5, 0.6), given: span(0), result: 1 }, 'even-up'],
])('of the sums, changed by %j, what stands out is %s', (more, cause) => {
  expect(mainCause({ ...sums, ...more })).toBe(cause);
});

it('changes are told with their sign', () => {
  expect([0.061, -0.114, 0.001, -0.001].map(points)).toEqual(['+6', '−11', '0', '0']);
});

describe('the sentence', () => {
  beforeAll(() => words.need('review'));

  it('says to the reader what moved his chances', () => {
    expect(summary(sums, { you: true, who: 'Ada' })).toBe(
      'You began at 25%. Deals: −4. Your choices: −11. What the others did: +6. Rest: −16. In the end: 0%.',
    );
  });

  it('names whom it is about', () => {
    expect(summary(sums, { you: false, who: 'Bo' })).toMatch(/^Bo began at 25%\. .*Own choices: −11\./);
  });
});
