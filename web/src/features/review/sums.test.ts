import { describe, expect, it } from 'vitest';
import { seatReviewed, span, step } from './posed';
import { extent, points, rangeOf } from './sums';

const { sums, steps } = seatReviewed();

describe('the range of a step', () => {
  it('is that of its sum, from where the step begins', () => {
    expect(rangeOf(step('luck', 25, 21), sums)).toEqual({
      low: expect.closeTo(19),
      high: expect.closeTo(23),
    });
  });

  it('is missing where no sum was measured, or its sum has no number', () => {
    expect(rangeOf(step('start', 0, 25), sums)).toBeNull();
    expect(rangeOf(step('rest', 16, 0), sums)).toBeNull();
    expect(rangeOf(step('luck', 25, 25, { certainty: 'unclear' }), sums)).toBeNull();
  });
});

it.each([
  ['own', -0.04, 0.02, 0, 100],
  ['own', -0.7, 0.1, -75, 100],
  ['own', -1.9, 0.1, -100, 100],
  ['given', 1.1, 0.02, 0, 125],
] as const)('the scale has room for %s of %d ± %d, up to a limit', (what, value, off, low, high) => {
  const changed = { ...sums, [what]: span(value, off) };
  const ends = steps.map((one) => (one.what === what ? { ...one, end: one.begin + 100 * value } : one));
  expect(extent(ends, changed)).toEqual({ low, high });
});

it('an unclear sum needs no room', () => {
  const unclear = steps.map((one) =>
    one.what === 'given' ? step('given', 10, 10, { certainty: 'unclear' }) : one,
  );
  expect(extent(unclear, { ...sums, given: span(1.5, 1.34) })).toEqual({ low: 0, high: 100 });
});

it('changes have their sign', () => {
  expect([0.061, -0.114, 0.001, -0.001].map(points)).toEqual(['+6', '−11', '0', '0']);
});
