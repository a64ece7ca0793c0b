import { expect, it } from 'vitest';
import type { Course } from '../../lib/net/protocol';
import { whyOf } from './why';

/** Two parts of three sources for three seats. */
const course: Course = {
  sources: ['a', 'b', 'c'],
  parts: [
    [
      [3, 1, 0],
      [2, 6, 1],
      [0, 0, 0],
    ],
    [
      [9, 2, 1],
      [1, 2, 2],
      [0, 0, 5],
    ],
  ],
  end: false,
};
const scores = [15, 11, 9];

it('says to the winner what made the greatest difference to the next', () => {
  expect(whyOf(course, scores, [1, 2, 3], 0)).toEqual({
    outcome: 'won',
    rival: 1,
    margin: 4,
    sources: ['a'],
    lead: 9,
  });
});

it('says to anybody else what made the greatest difference to the winner', () => {
  expect(whyOf(course, scores, [1, 2, 3], 2)).toEqual({
    outcome: 'lost',
    rival: 0,
    margin: 6,
    sources: ['a'],
    lead: 11,
  });
});

it('names all that made the greatest difference where they are equal', () => {
  const level = {
    ...course,
    parts: [
      ...course.parts,
      [
        [0, 0, 0],
        [9, 0, 0],
        [0, 5, 0],
      ],
    ],
  };
  expect(whyOf(level, [24, 16, 9], [1, 2, 3], 0)).toMatchObject({ sources: ['a'], lead: 9 });
  const same = {
    ...course,
    parts: [
      ...course.parts,
      [
        [0, 0, 0],
        [14, 0, 0],
        [0, 5, 0],
      ],
    ],
  };
  expect(whyOf(same, [29, 16, 9], [1, 2, 3], 0)).toMatchObject({ sources: ['a', 'b'], lead: 9 });
});

it('counts the other way where the fewest win', () => {
  expect(whyOf(course, scores, [3, 2, 1], 2)).toEqual({
    outcome: 'won',
    rival: 1,
    margin: 2,
    sources: ['b'],
    lead: 5,
  });
  expect(whyOf(course, scores, [3, 2, 1], 0)).toEqual({
    outcome: 'lost',
    rival: 2,
    margin: 6,
    sources: ['a'],
    lead: 11,
  });
});

it('knows a tie that something else decided, and says nothing of a shared win', () => {
  expect(whyOf(course, [15, 15, 9], [2, 1, 3], 0)).toMatchObject({ outcome: 'lost', rival: 1, margin: 0 });
  expect(whyOf(course, [15, 15, 9], [1, 1, 3], 0)).toBeNull();
  expect(whyOf({ ...course, parts: [] }, [0, 0, 0], [1, 2, 3], 0)).toBeNull();
});
