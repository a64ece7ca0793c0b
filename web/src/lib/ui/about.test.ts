import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { About } from './about.svelte';

let box: HTMLElement;
let about: About;
let stop: () => void;
beforeEach(() => {
  vi.useFakeTimers();
  document.body.innerHTML = `<div><button data-about="7" class="legal"><i></i></button><b data-about="9" data-look></b>
    <u data-about="5" data-hold tabindex="0"></u><s data-about="monk" data-tap tabindex="0"></s></div>`;
  box = document.body.firstElementChild as HTMLElement;
  about = new About();
  stop = about.watch();
  box.addEventListener('click', (event) => about.click(event), { capture: true });
});
afterEach(() => {
  stop();
  vi.useRealTimers();
});

const from = (selector: string, pointerType: string, timeStamp = 0): PointerEvent =>
  ({
    target: box.querySelector(selector),
    relatedTarget: null,
    pointerType,
    timeStamp,
  }) as unknown as PointerEvent;
/** `late`: the page hears of the finger only when it is lifted. */
function tap(selector: string, time = 80, late = false): boolean {
  const target = box.querySelector<HTMLElement>(selector);
  let heard = false;
  target?.addEventListener('click', () => (heard = true), { once: true });
  about.press(from(selector, 'touch'));
  if (!late) vi.advanceTimersByTime(time);
  about.release(from(selector, 'touch', time));
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

it('tells nothing to a pointer that passes by, and goes on quickly from one thing to the next', () => {
  about.enter(from('i', 'mouse'));
  about.leave(from('i', 'mouse'));
  vi.advanceTimersByTime(2000);
  expect(about.text).toBe('');
  about.enter(from('i', 'mouse'));
  vi.advanceTimersByTime(400);
  about.enter(from('b', 'mouse'));
  expect(about.text).toBe('');
  vi.advanceTimersByTime(100);
  expect(about.text).toBe('9');
});

it('does not tell of what says more elsewhere while it is pointed at', () => {
  about.enter(from('u', 'mouse'));
  vi.advanceTimersByTime(1000);
  expect(about.text).toBe('');
  tap('u', 500);
  expect(about.text).toBe('5');
});

it('tells of what has the focus of the keyboard', () => {
  const focus = (selector: string): void => {
    const event = from(selector, '') as unknown as FocusEvent;
    vi.spyOn(event.target as Element, 'matches').mockReturnValue(true); // its focus is seen
    about.focus(event);
    vi.advanceTimersByTime(1000);
  };
  focus('s');
  expect(about.text).toBe('monk');
  about.blur();
  expect(about.text).toBe('');
  focus('u');
  expect(about.text).toBe('');
});

it('a finger on what only lies there asks what it is, and its second tap is a press', () => {
  expect(tap('b')).toBe(false);
  expect(about.text).toBe('9');
  expect(about.touched).toBe(true);
  about.enter(from('i', 'mouse')); // the board has moved below a mouse that nobody holds
  about.leave(from('i', 'mouse'));
  expect(about.text).toBe('9');
  expect(tap('b')).toBe(true);
  expect(about.text).toBe('');
});

it('a finger on a choice makes it; held on it, it asks', () => {
  expect(tap('button')).toBe(true);
  vi.advanceTimersByTime(1000);
  expect(about.text).toBe('');
  expect(tap('button', 500)).toBe(false);
  expect(about.text).toBe('7');
  about.hide();
  expect(tap('button')).toBe(true);
});

it('how long a finger stayed is measured where it was felt', () => {
  expect(tap('button', 600, true)).toBe(false);
  expect(about.text).toBe('7');
  expect(tap('button', 100, true)).toBe(true);
});

it('a finger that taps what says so is told of it as well, once', () => {
  expect(tap('s')).toBe(true);
  expect(about.text).toBe('monk');
  expect(tap('s')).toBe(true);
  expect(about.text).toBe('');
});

it('a key is no finger', () => {
  tap('b');
  about.hide();
  dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter' }));
  let heard = false;
  box.querySelector('b')?.addEventListener('click', () => (heard = true));
  box.querySelector('b')?.click();
  expect([heard, about.text]).toEqual([true, '']);
});
