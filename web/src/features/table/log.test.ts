import { cleanup, fireEvent, render, screen } from '@testing-library/svelte';
import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import type { Told, Undoing } from '../../lib/net/protocol';
import { words } from '../../lib/i18n/words.svelte';
import Log from './Log.svelte';

beforeAll(() => words.need('page'));
afterEach(cleanup);

function told(number: number): Told {
  return { number, at: 0, kind: 'sit', seat: 0, name: `Guest ${number}` } as Told;
}

function shown(undo: Undoing | null, stake = false, rated = true): string[] {
  const entries = [3, 4, 5, 6].map(told);
  render(Log, {
    entries,
    seats: [],
    tell: () => '',
    mine: [0],
    undo,
    stake,
    rated,
    earlier: () => Promise.resolve(),
  });
  return screen.getAllByText(/./, { selector: 'p > span' }).map((line) => line.textContent ?? '');
}

it('says that a game began with a position, and nothing of any other beginning', () => {
  const begun = (given?: number): Told => ({ number: 3, at: 0, kind: 'begin', given }) as Told;
  const about = { seats: [], tell: () => '', mine: [0], undo: null, earlier: () => Promise.resolve() };
  render(Log, { entries: [begun(57)], ...about });
  expect(screen.getByText(/after 57 moves/)).toBeTruthy();
  cleanup();
  render(Log, { entries: [begun()], ...about });
  expect(screen.queryByText(/position/)).toBeNull();
});

describe('the mark of how far back one may go', () => {
  it('stands after the last entry that stays, and says why not further', () => {
    const lines = shown({ to: [6, 5], stop: 'chance', free: 2 });
    expect(lines).toHaveLength(5);
    expect(lines[3]).toContain('dealt or drawn');
  });

  it('tells free steps from those that cost the rating', () => {
    const lines = shown({ to: [6, 5, 4, 3], stop: 'begin', free: 1 });
    expect(lines[4]).toContain('does not count any more');
    cleanup();
    const staked = shown({ to: [6, 5, 4, 3], stop: 'begin', free: 1 }, true);
    expect(staked[4]).toContain('counts as lost');
  });

  it('is not there when nothing is free, or all is, or nothing counts', () => {
    expect(shown({ to: [6, 5], stop: 'begin', free: 2 })).toHaveLength(4);
    cleanup();
    expect(shown({ to: [6, 5], stop: 'begin', free: 0 })).toHaveLength(4);
    cleanup();
    expect(shown(null)).toHaveLength(4);
    cleanup();
    expect(shown({ to: [6, 5, 4, 3], stop: 'begin', free: 1 }, false, false)).toHaveLength(4);
  });
});

describe('the story follows', () => {
  const about = { seats: [], tell: () => '', mine: [0], undo: null, earlier: () => Promise.resolve() };
  const drawn = (): Promise<unknown> =>
    new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));

  /** jsdom lays nothing out: the box is 100 pixels high, and its content as high as is said here. */
  function sized(box: HTMLElement, height: number): void {
    Object.defineProperty(box, 'clientHeight', { configurable: true, value: 100 });
    Object.defineProperty(box, 'scrollHeight', { configurable: true, value: height });
  }

  it('to the end, also when much more is told before the scrolling is reported', async () => {
    const { rerender } = render(Log, { entries: [3, 4].map(told), ...about });
    const box = screen.getByRole('log');
    sized(box, 700);
    await rerender({ entries: [3, 4, 5].map(told) });
    await drawn();
    expect(box.scrollTop).toBe(700);
    sized(box, 4393);
    await fireEvent.scroll(box);
    await rerender({ entries: [3, 4, 5, 6].map(told) });
    await drawn();
    expect(box.scrollTop).toBe(4393);
  });

  it('not while somebody reads further up', async () => {
    const { rerender } = render(Log, { entries: [3, 4].map(told), ...about });
    const box = screen.getByRole('log');
    sized(box, 700);
    await rerender({ entries: [3, 4, 5].map(told) });
    await drawn();
    await fireEvent.scroll(box);
    box.scrollTop = 200;
    await fireEvent.scroll(box);
    sized(box, 900);
    await rerender({ entries: [3, 4, 5, 6].map(told) });
    await drawn();
    expect(box.scrollTop).toBe(200);
  });
});
