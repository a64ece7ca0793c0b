import { describe, expect, it } from 'vitest';
import { needed, sizesFor } from './sizes';

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

/** What a phone that lies leaves below the question. */
const LYING: [number, number][] = [
  [820, 322],
  [716, 292],
  [643, 307],
];

it.each(LYING)('all of a table lies on a phone that lies, with %i × %i left', (width, height) => {
  for (const players of [2, 3, 4, 5, 6]) {
    const sizes = sizesFor('low', players, { width, height });
    const scales = { other: sizes.other / 42, pile: sizes.pile / 92, hand: sizes.hand / 86 };
    const need = needed(sizes.beside ? 'low' : 'slim', 'round', players, scales, sizes.text);
    expect(need.height).toBeLessThanOrEqual(height + 4);
    expect(need.width).toBeLessThanOrEqual(width + 4);
    expect(sizes.other).toBeGreaterThanOrEqual(26);
    expect(sizes.hand).toBeGreaterThanOrEqual(44);
  }
});
