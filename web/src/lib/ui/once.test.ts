import { expect, it } from 'vitest';
import { Once } from './once';

let time = 0;
const once = (): Once => new Once(() => time);
const press = (held: Once, x: number, detail = 1): boolean => {
  const event = new MouseEvent('click', { clientX: x, clientY: 0, detail, cancelable: true });
  held.press(event);
  return !event.defaultPrevented;
};

it('lets nothing through at the place of a choice for a moment, and then everything', () => {
  const held = once();
  expect(press(held, 100)).toBe(true);
  held.made();
  time += 130;
  expect(press(held, 104)).toBe(false);
  expect(press(held, 200)).toBe(true);
  time += 400;
  expect(press(held, 104)).toBe(true);
});

it('counts from the choice, not from presses that led to none', () => {
  const held = once();
  expect(press(held, 100)).toBe(true);
  time += 50;
  expect(press(held, 100)).toBe(true);
});

it('has nothing against keys, but for one that is held down', () => {
  const held = once();
  expect(press(held, 0, 0)).toBe(true);
  held.made();
  expect(press(held, 0, 0)).toBe(true);
  for (const [key, repeat, through] of [
    ['Enter', false, true],
    ['Enter', true, false],
    [' ', true, false],
    ['ArrowLeft', true, true],
  ] as const) {
    const event = new KeyboardEvent('keydown', { key, repeat, cancelable: true });
    held.key(event);
    expect(!event.defaultPrevented).toBe(through);
  }
});
