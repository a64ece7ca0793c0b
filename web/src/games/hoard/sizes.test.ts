import { describe, expect, it } from 'vitest';
import { sizesFor } from './sizes';

/** What the frame leaves of windows of 1280 × 800, 1366 × 768, 1920 × 1080, 2560 × 1440, 768 × 1024, 1024 × 768. */
const BOXES: [number, number][] = [
  [919, 640],
  [1003, 608],
  [1517, 920],
  [2100, 1280],
  [744, 860],
  [996, 608],
];

describe.each([2, 3, 4, 5, 6])('%i players', (players) => {
  it.each(BOXES)('have large cards in %i × %i', (width, height) => {
    const sizes = sizesFor('wide', players, { width, height });
    const grown = Math.min(width / 919, height / 640);
    expect(sizes.hand).toBeGreaterThanOrEqual(Math.min(80, 86 * grown));
    expect(sizes.pile).toBeGreaterThanOrEqual(Math.min(80, 86 * grown));
    expect(sizes.other).toBeGreaterThanOrEqual(36);
    expect(sizes.room).toBeGreaterThan(2 * sizes.pile);
  });

  it('are larger where there is more room', () => {
    const laptop = sizesFor('wide', players, { width: 919, height: 640 });
    const screen = sizesFor('wide', players, { width: 1517, height: 920 });
    for (const key of ['hand', 'pile', 'other', 'text'] as const)
      expect(screen[key]).toBeGreaterThan(laptop[key]);
  });
});

it('numbers on the smallest cards can be read', () => {
  const phone = sizesFor('phone', 6, { width: 336, height: 580 });
  expect(phone.other).toBeGreaterThanOrEqual(26);
  expect(phone.hand).toBeGreaterThanOrEqual(44);
});
