import { expect, it } from 'vitest';
import { chanceOf } from './chance';

it('tells a range, and no range of one number', () => {
  const kinds = (
    [
      [0.12, 0.3],
      [0.001, 0.004],
      [0.996, 1],
      [0.412, 0.409 + 0.005],
      [0, 0.006],
    ] as const
  ).map(([low, high]) => chanceOf(low, high).chance);
  expect(kinds).toEqual(['range', 'little', 'sure', 'about', 'range']);
});
