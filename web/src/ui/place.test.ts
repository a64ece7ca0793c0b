import { expect, it } from 'vitest';
import { place } from './place';

const view = { width: 400, height: 300 };

it('hangs below the middle of its trigger', () => {
  expect(place({ left: 180, top: 20, bottom: 60, width: 40 }, { width: 100, height: 50 }, view)).toEqual({
    left: 150,
    top: 68,
    above: false,
  });
});

it('goes above when there is no room below', () => {
  expect(place({ left: 180, top: 240, bottom: 280, width: 40 }, { width: 100, height: 50 }, view)).toEqual({
    left: 150,
    top: 182,
    above: true,
  });
});

it('stays in the window', () => {
  expect(place({ left: 0, top: 20, bottom: 60, width: 20 }, { width: 200, height: 50 }, view).left).toBe(8);
  expect(place({ left: 390, top: 20, bottom: 60, width: 10 }, { width: 200, height: 50 }, view).left).toBe(
    192,
  );
});

it('is moved up where there is room neither below nor above, and begins in the window', () => {
  const trigger = { left: 180, top: 140, bottom: 160, width: 40 };
  expect(place(trigger, { width: 100, height: 200 }, view).top).toBe(92);
  expect(place(trigger, { width: 100, height: 284 }, view).top).toBe(8);
  expect(place(trigger, { width: 100, height: 400 }, view).top).toBe(8);
});
