import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { About } from './about.svelte';

let box: HTMLElement;
let about: About;
beforeEach(() => {
  vi.useFakeTimers();
  document.body.innerHTML = `<div><button data-about="7" class="legal"><i></i></button><b data-about="9" data-look></b><u data-about="5" data-hold></u></div>`;
  box = document.body.firstElementChild as HTMLElement;
  about = new About();
  box.addEventListener('click', (event) => about.click(event), { capture: true });
});
afterEach(() => vi.useRealTimers());

const from = (selector: string, pointerType: string): PointerEvent =>
  ({ target: box.querySelector(selector), relatedTarget: null, pointerType }) as unknown as PointerEvent;
function tap(selector: string, time = 80): boolean {
  const target = box.querySelector<HTMLElement>(selector);
  let heard = false;
  target?.addEventListener('click', () => (heard = true), { once: true });
  about.press(from(selector, 'touch'));
  vi.advanceTimersByTime(time);
  about.release();
  target?.click();
  return heard;
}

it('tells of what the pointer rests on, and no more when it leaves', () => {
  about.enter(from('i', 'mouse'));
  expect(about.text).toBe('');
  vi.advanceTimersByTime(400);
  expect(about.text).toBe('7');
  about.leave(from('i', 'mouse'));
  expect(about.text).toBe('');
});

it('does not tell of what says more elsewhere while it is pointed at', () => {
  about.enter(from('u', 'mouse'));
  vi.advanceTimersByTime(1000);
  expect(about.text).toBe('');
  tap('u', 500);
  expect(about.text).toBe('5');
});

it('a finger on what only lies there asks what it is, and presses nothing', () => {
  expect(tap('b')).toBe(false);
  expect(about.text).toBe('9');
  expect(about.touched).toBe(true);
});

it('a finger on a choice makes it; held on it, it asks', () => {
  expect(tap('button')).toBe(true);
  vi.advanceTimersByTime(1000);
  expect(about.text).toBe('');
  expect(tap('button', 500)).toBe(false);
  expect(about.text).toBe('7');
  expect(tap('button')).toBe(true);
});
