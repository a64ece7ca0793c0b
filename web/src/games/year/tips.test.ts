// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { Tips } from './tips.svelte';

const about = { title: 'Young monk', lines: [], rule: 'Y35' };
let tips: Tips;
let thing: HTMLElement;
let undo: (() => void) | undefined;

beforeEach(() => {
  vi.useFakeTimers();
  tips = new Tips();
  thing = document.body.appendChild(document.createElement('button'));
  undo = tips.on(() => about)(thing) as (() => void) | undefined;
});
afterEach(() => {
  vi.useRealTimers();
  thing.remove();
});

function point(name: string, pointerType: string): void {
  thing.dispatchEvent(Object.assign(new Event(name), { pointerType }));
}

test('a mouse that rests on a thing is told what it is, until it leaves', () => {
  point('pointerenter', 'mouse');
  expect(tips.shown).toBeNull();
  vi.advanceTimersByTime(400);
  expect(tips.shown?.about.title).toBe('Young monk');
  point('pointerleave', 'mouse');
  expect(tips.shown).toBeNull();
});

test('a mouse that passes by is told nothing', () => {
  point('pointerenter', 'mouse');
  point('pointerleave', 'mouse');
  vi.advanceTimersByTime(2000);
  expect(tips.shown).toBeNull();
});

test('a finger is told at once, it stays when it is lifted, and only its second tap is more', () => {
  point('pointerdown', 'touch');
  expect(tips.shown).toMatchObject({ anchor: thing, touched: true });
  expect(tips.fresh).toBe(true);
  point('pointerleave', 'touch');
  expect(tips.shown).not.toBeNull();
  point('pointerdown', 'touch');
  expect(tips.fresh).toBe(false);
});

test('what is taken off the board takes its label with it', () => {
  point('pointerdown', 'touch');
  undo?.();
  expect(tips.shown).toBeNull();
});
