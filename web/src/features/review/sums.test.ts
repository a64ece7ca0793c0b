import { beforeAll, describe, expect, it } from 'vitest';
import { words } from '../../lib/i18n/words.svelte';
import { seatReviewed, span } from './posed';
import { bars, extent, known, mainCause, offBy, points, summary, toldOf } from './sums';

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
    const all = bars({ ...sums, luck: span(-0.04, 0.02), own: span(-0.41, 0.17) });
    expect(all.map(offBy)).toEqual([0, 0, 17, 0, 0, 0]);
  });

  it('have room beyond 0 and 100, up to a limit', () => {
    expect(extent(bars(sums))).toEqual({ low: 0, high: 100 });
    expect(extent(bars({ ...sums, own: span(-0.7, 0.1) }))).toEqual({ low: -75, high: 100 });
    expect(extent(bars({ ...sums, own: span(-1.9, 0.1) }))).toEqual({ low: -100, high: 100 });
    expect(extent(bars({ ...sums, given: span(1.1) }))).toEqual({ low: 0, high: 125 });
  });

  it('put together what cannot be told by itself, and draw no more of it', () => {
    const all = bars({ ...sums, luck: span(-0.08, 0.2), given: span(1.5, 1.34), result: 1 });
    expect(all.map(({ what, from, to, told }) => [what, from, to, told])).toEqual([
      ['start', 0, 25, 'firm'],
      ['luck', 25, 25, 'unclear'],
      ['own', 25, 14, 'firm'],
      ['given', 14, 14, 'unclear'],
      ['together', 14, 100, 'firm'],
      ['result', 0, 100, 'firm'],
    ]);
    expect(extent(all)).toEqual({ low: 0, high: 100 });
  });

  it('leave the rest out where there is none', () => {
    const all = bars({ ...sums, own: span(-0.27), rest: 0 });
    expect(all.map(({ what }) => what)).toEqual(['start', 'luck', 'own', 'given', 'result']);
  });
});

it.each([
  [-0.2, 0.15, 'firm'],
  [-0.2, 0.16, 'unclear'],
  [-0.4, 0.19, 'firm'],
  [-0.4, 0.21, 'unclear'],
  [0.05, 0.04, 'firm'],
  [0.05, 0.05, 'even'],
  [0.05, 0.06, 'unclear'],
  [0, 0.1, 'even'],
  [0, 0.11, 'unclear'],
  [-0.75, 1.32, 'unclear'],
])('a sum of %d that may be off by %d is %s', (value, off, told) =>
  expect(toldOf(span(value, off))).toBe(told),
);

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

it('in a first look only what is off by little is a number, however great it is', () => {
  const great = { ...sums, given: span(2.26, 0.83), result: 1 };
  expect(toldOf(great.given, true)).toBe('firm');
  expect(toldOf(great.given, false)).toBe('unclear');
  expect(bars(great, false).map(({ what, to }) => [what, to])).toContainEqual(['else', 100]);
  expect(summary(great, { you: true, who: 'Ada' }, false)).not.toContain('226');
});

it('figures are shown of what can be told, and of all in the end', () => {
  const open = { ...sums, luck: span(-0.08, 0.3), given: span(0.01, 0.05) };
  expect(known(open, false)).toEqual(['own', 'given']);
  expect(known(open, true)).toEqual(['luck', 'own', 'given']);
});

it('changes are told with their sign', () => {
  expect([0.061, -0.114, 0.001, -0.001].map(points)).toEqual(['+6', '−11', '0', '0']);
});

describe('the sentence', () => {
  beforeAll(() => words.need('page', 'review'));
  const you = { you: true, who: 'Ada' };
  const rough = {
    ...sums,
    luck: span(-0.08, 0.3),
    own: span(-0.75, 1.32),
    given: span(1.5, 1.34),
    result: 1,
  };

  it('says to the reader what moved his chances', () => {
    expect(summary(sums, you, true)).toBe(
      'You began at 25%. Deals: −4. Your choices: −11. What the others did: +6. Left over: −16. In the end: 0%.',
    );
  });

  it('names whom it is about', () => {
    expect(summary(sums, { you: false, who: 'Bo' }, true)).toMatch(/^Bo began at 25%\. .*Own choices: −11\./);
  });

  it('has no number that may as well be its opposite, and still leads to the result', () => {
    expect(summary(rough, you, false)).toBe(
      'You began at 25%. Together, the deals, your choices, and what the others did made +75; ' +
        'how much each of them did cannot be told yet. In the end: 100%.',
    );
    expect(summary({ ...rough, own: span(-0.2) }, you, true)).toBe(
      'You began at 25%. Your choices: −20. Together, the deals and what the others did made +95; ' +
        'how much each of them did cannot be told exactly. In the end: 100%.',
    );
    expect(summary({ ...rough, luck: span(0.01), own: span(-0.2) }, you, true)).toBe(
      'You began at 25%. Deals: about even. Your choices: −20. Everything else: +95. In the end: 100%.',
    );
  });
});
