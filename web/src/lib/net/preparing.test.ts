import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { Preparations } from './preparing.svelte';
import type { Preparing } from './protocol';

let answers: (Preparing | null)[];
const asked: string[] = [];

beforeEach(() => {
  vi.useFakeTimers();
  answers = [];
  asked.length = 0;
  vi.stubGlobal('fetch', (path: string) => {
    asked.push(path);
    return Promise.resolve(new Response(JSON.stringify({ preparing: answers.shift() ?? null })));
  });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const step = (done: number): Preparing => ({ game: 'year', part: 'search.tree', done });

test('a bot that answers soon is asked nothing about', async () => {
  const stop = new Preparations().watch();
  await vi.advanceTimersByTimeAsync(2_000);
  stop();
  await vi.advanceTimersByTimeAsync(10_000);
  expect(asked).toEqual([]);
});

test('while something is compiled its progress is followed, and then no more is asked', async () => {
  answers = [step(0.2), step(0.6)];
  const preparations = new Preparations();
  const stop = preparations.watch();
  await vi.advanceTimersByTimeAsync(2_500);
  expect(preparations.now?.done).toBe(0.2);
  await vi.advanceTimersByTimeAsync(1_000);
  expect(preparations.now?.done).toBe(0.6);
  await vi.advanceTimersByTimeAsync(60_000);
  expect(preparations.now).toBeNull();
  expect(asked).toHaveLength(3);
  stop();
});

test('when the bot has moved nothing is told any more', async () => {
  answers = [step(0.2), step(0.6), step(0.9)];
  const preparations = new Preparations();
  const stop = preparations.watch();
  await vi.advanceTimersByTimeAsync(2_500);
  stop();
  expect(preparations.now).toBeNull();
  await vi.advanceTimersByTimeAsync(10_000);
  expect(asked).toHaveLength(1);
});
