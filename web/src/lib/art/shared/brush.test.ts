import { describe, expect, it } from 'vitest';
import { brush, dragonWidth, flames, plates, samples, type Point } from './brush';

const way: Point[] = [
  [0, 0],
  [10, 0],
  [20, 0],
];

describe('samples', () => {
  it('begins and ends where the points do', () => {
    const line = samples(way);
    expect([line[0]?.x, line.at(-1)?.x]).toEqual([0, 20]);
    expect([line[0]?.t, line.at(-1)?.t]).toEqual([0, 1]);
  });

  it('has its left above a way to the right, where y grows downwards', () => {
    expect(samples(way)[4]).toMatchObject({ nx: 0, ny: -1 });
  });
});

describe('brush', () => {
  it('draws one closed outline', () => {
    const path = brush(way, () => 4);
    expect(path.match(/M/g)).toHaveLength(1);
    expect(path.endsWith('Z')).toBe(true);
    expect(path.startsWith('M0 -2')).toBe(true);
  });

  it('makes as many flames and plates as asked', () => {
    const width = dragonWidth(8, 10);
    expect(flames(way, width, 7, 3).match(/Z/g)).toHaveLength(7);
    expect(plates(way, width, 5).match(/M/g)).toHaveLength(5);
  });

  it('never writes a number that is none', () => {
    const still: Point[] = [
      [5, 5],
      [5, 5],
    ];
    expect(brush(still, () => 4)).not.toContain('NaN');
  });
});

it('a dragon is thin at its tail and as wide as its neck at the head', () => {
  const width = dragonWidth(8, 10);
  expect(width(0)).toBeLessThan(3);
  expect(width(1)).toBeCloseTo(8);
});
