import { describe, expect, it } from 'vitest';
import { chancesAt, markOf, movedBy, partsOf, spots } from './line';
import { seatReviewed } from './posed';

const one = seatReviewed();

describe('the line', () => {
  it('has a place for each part, its deal first', () => {
    expect(partsOf(one)).toEqual([1, 2]);
    expect(spots(one).map(({ x, luck }) => [x, luck])).toEqual([
      [0, true],
      [0.28, false],
      [1, true],
      [1.28, false],
      [2, false],
    ]);
  });

  it('has a part of its own for what is decided before the first one', () => {
    const early = seatReviewed({
      line: [
        { number: 0, part: 0, chances: [] },
        { number: 10, part: 0, chances: [] },
        { number: 22, part: 0, chances: [] },
        { number: 23, part: 1, chances: [] },
        { number: 40, part: 1, chances: [] },
      ],
      stretches: [],
    });
    expect(partsOf(early)).toEqual([0, 1]);
    expect(spots(early).map(({ x }) => x)).toEqual([0, 0.28, 1, 1.28, 2]);
  });

  it('knows a deal by the luck that was booked, and by a new part that begins', () => {
    const still = { ...one, stretches: one.stretches.filter(({ kind }) => kind !== 'luck') };
    expect(spots(still).map(({ luck }) => luck)).toEqual([true, false, true, false, false]);
  });

  it('says where a moment lies on it', () => {
    expect(markOf(one, 32)).toEqual({ x: expect.closeTo(1.64), chance: expect.closeTo(0.125) });
    expect(markOf(one, 99)).toEqual({ x: 2, chance: 0 });
  });
});

it('sums up what each part brought', () => {
  const [first, second] = movedBy(one.stretches, partsOf(one));
  expect(first).toEqual({ luck: -0.04, own: 0, given: 0.06 });
  expect(second).toEqual({ luck: 0, own: expect.closeTo(-0.11), given: 0 });
});

it.each([
  [0, 0.25],
  [3, 0.25],
  [4, 0.21],
  [23, 0.3],
  [40, 0],
])('after %d moves the chances are the latest that could be known', (at, chance) => {
  expect(chancesAt(one.line, at)?.[1]).toBe(chance);
});
