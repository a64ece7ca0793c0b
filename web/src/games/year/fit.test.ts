import { expect, it } from 'vitest';
import {
  besidePalaces,
  DRAWN,
  fitOpened,
  fitOwn,
  fitPalaces,
  fitRivals,
  fitRooms,
  LEGIBLE,
  GAP,
  openWidth,
  STACKED,
} from './fit';

it('few palaces are as large as they may be, more of them smaller', () => {
  expect(fitPalaces([2, 2], 340, 400, STACKED)).toBe(STACKED.largest);
  const two = fitPalaces([3, 3], 160, 90, STACKED);
  const seven = fitPalaces([3, 3, 3, 3, 3, 3, 3], 160, 90, STACKED);
  expect(two).toBeLessThan(STACKED.largest);
  expect(seven).toBeLessThan(two);
});

it('palaces lie within their place, on several lines where that makes them larger', () => {
  const floors = [3, 3, 2, 2, 1, 1, 1];
  const size = fitPalaces(floors, 340, 300, DRAWN);
  const across = Math.floor((340 + 5) / (size + 5));
  expect(across).toBeLessThan(floors.length);
  expect(DRAWN.height(size, 3) + DRAWN.height(size, Math.max(...floors.slice(across)))).toBeLessThan(300);
});

it('a place that was rounded up when it was measured is not overfilled', () => {
  const size = fitPalaces([2, 2], 197, 290, STACKED);
  expect(2 * STACKED.width(size) + GAP.across).toBeLessThanOrEqual(196.5);
  expect(STACKED.height(fitPalaces([3], 400, 100, STACKED), 3)).toBeLessThanOrEqual(99.5);
  for (const width of [436, 437, 438, 439]) {
    const own = fitOwn(Array(3).fill({ persons: 2, vacant: 0 }), true, false, width, 400);
    expect(4 * own + 3 * 6 + 8).toBeLessThanOrEqual(width - 0.5);
  }
});

it('no place is too small for a palace that one can still see', () => {
  expect(fitPalaces([3], 100, 0, STACKED)).toBe(STACKED.smallest);
});

const LIVING = [
  { persons: 3, vacant: 0 },
  { persons: 3, vacant: 0 },
  { persons: 2, vacant: 1 },
  { persons: 1, vacant: 0 },
];

it('opened palaces lie within their place, on one line or on more', () => {
  const room = fitRooms(LIVING, 500, 90);
  expect(room).toBeGreaterThanOrEqual(44);
  const across = LIVING.reduce((sum, palace) => sum + openWidth(palace, room), 4 * (LIVING.length - 1));
  expect(across).toBeLessThanOrEqual(500);
  expect(fitRooms(LIVING, 500, 180)).toBeGreaterThan(room);
  expect(fitRooms(LIVING, 500, 60)).toBeLessThanOrEqual(60 - 15);
});

it('no opened palace is too wide for its place', () => {
  const room = fitRooms([{ persons: 3, vacant: 0 }], 120, 400);
  expect(openWidth({ persons: 3, vacant: 0 }, room)).toBeLessThanOrEqual(120);
  expect(openWidth({ persons: 3, vacant: 0 }, room + 1)).toBeGreaterThan(120);
});

it('an opened palace in which nobody lives is as wide as its roof', () => {
  expect(openWidth({ persons: 0, vacant: 1 }, 44)).toBe(24);
});

it('palaces at full size share the width, on two lines where there are very many', () => {
  const row = (count: number): number =>
    fitOwn(
      Array.from({ length: count }, () => ({ persons: 1, vacant: 1 })),
      false,
      false,
      600,
      900,
    );
  expect(row(4) * 4 + 3 * 6).toBeLessThanOrEqual(600 - 8);
  expect(row(10)).toBeLessThan(row(4));
  expect(row(11)).toBeGreaterThan(row(10));
});

it('palaces at full size leave room for a floor that is planned, and for the slip above one that decays', () => {
  const [full, free] = [
    { persons: 2, vacant: 0 },
    { persons: 0, vacant: 2 },
  ];
  const size = fitOwn([full], false, false, 900, 158);
  expect(fitOwn([full], true, false, 900, 158)).toBeLessThan(size);
  expect(fitOwn([free], false, true, 900, 158)).toBeLessThan(size);
  expect(fitOwn([free], false, false, 900, 158)).toBe(size);
  expect(fitOwn([], false, false, 900, 158)).toBe(size);
});

it('the sign of opened palaces stands where they are larger, and makes way for who arrives', () => {
  expect(fitOpened(LIVING, 460, 90, null)).toMatchObject({ above: false, right: 26 });
  const upright = fitOpened(LIVING, 300, 400, null);
  expect(upright).toMatchObject({ above: true, right: 0 });
  expect(upright.size).toBeGreaterThan(fitRooms(LIVING, 300 - 9 - 26, 400 - 11));
  expect(fitOpened(LIVING, 300, 400, 60)).toMatchObject({ above: false, right: 66 });
});

it('beside few palaces lie cards and wall tiles, and the palaces are larger for it', () => {
  const [width, height] = [536, 214];
  const few = LIVING.slice(0, 2);
  const aside = besidePalaces(few, width, height);
  if (!aside) throw new Error('they lie below');
  expect(fitOwn(few, false, false, width - aside.width, height - 44)).toBeGreaterThan(
    1.3 * fitOwn(few, false, false, width, height - 100),
  );
  // Two lines of six cards, and wall tiles.
  expect(6 * (aside.card + 4)).toBeLessThanOrEqual(aside.width);
  expect(2 * (1.4 * aside.card + 4) + 36).toBeLessThanOrEqual(height - 44);
});

it('below many palaces, and in a low court, they lie as they did', () => {
  expect(besidePalaces([...LIVING, ...LIVING], 536, 214)).toBeNull();
  expect(besidePalaces(LIVING.slice(0, 2), 900, 140)).toBeNull();
});

const COURT = [
  { persons: 3, vacant: 0 },
  { persons: 3, vacant: 0 },
  { persons: 2, vacant: 0 },
];

it('rooms of others lie side by side where that makes them larger, and never exceed one’s own', () => {
  const low = fitRivals(COURT, 210, 60, 45, false);
  expect(low.flat).toBe(true);
  expect(low.size).toBeGreaterThan(fitPalaces([3, 3, 2], 210, 60, STACKED));
  const high = fitRivals(COURT, 400, 300, 90, false);
  expect(high.flat).toBe(false);
  expect(high.size).toBeGreaterThanOrEqual(LEGIBLE);
  expect(fitRivals(COURT, 400, 300, 40, false).size).toBe(40);
  expect(fitRivals(COURT, 600, 400, 40, true).size).toBeLessThanOrEqual(120);
});
