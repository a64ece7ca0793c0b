import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { untilAtRest } from './resting';

let frames: FrameRequestCallback[] = [];
let end: (() => void) | undefined;

/** Draws frames until no more are wanted; how many there were. */
function draw(most = 1000): number {
  for (let drawn = 0; ; drawn += 1) {
    const [frame] = frames.splice(0, 1);
    if (!frame || drawn === most) return drawn;
    frame(0);
  }
}

beforeEach(() => {
  vi.stubGlobal('requestAnimationFrame', (frame: FrameRequestCallback) => frames.push(frame));
  vi.stubGlobal('cancelAnimationFrame', () => (frames = []));
});
afterEach(() => {
  end?.();
  frames = [];
  vi.unstubAllGlobals();
});

it('looks at once, and no more when nothing changes', () => {
  const look = vi.fn(() => false);
  end = untilAtRest(look);
  expect(look).toHaveBeenCalledTimes(1);
  expect(draw()).toBeGreaterThan(1);
  expect(draw()).toBe(0);
});

it('goes on as long as it finds something else', () => {
  let changes = 200;
  end = untilAtRest(() => (changes -= 1) > 0);
  expect(draw()).toBeGreaterThan(200);
  expect(draw()).toBe(0);
});

it.each([
  ['a part of the page', () => document.body.append(document.createElement('p'))],
  ['an attribute', () => document.body.toggleAttribute('data-turned')],
  ['what is scrolled', () => document.body.dispatchEvent(new Event('scroll'))],
  ['the window', () => dispatchEvent(new Event('resize'))],
  [
    'something that begins to move',
    () => document.body.dispatchEvent(new Event('transitionrun', { bubbles: true })),
  ],
])('looks again when %s changes', async (_, change) => {
  const look = vi.fn(() => false);
  end = untilAtRest(look);
  draw();
  const before = look.mock.calls.length;
  change();
  await Promise.resolve();
  draw();
  expect(look.mock.calls.length).toBeGreaterThan(before);
});

it('ends', async () => {
  const look = vi.fn(() => false);
  untilAtRest(look)();
  expect(draw()).toBe(0);
  document.body.append(document.createElement('p'));
  await Promise.resolve();
  expect(draw()).toBe(0);
});
