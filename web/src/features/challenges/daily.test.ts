import { describe, expect, it } from 'vitest';
import type { DailyScore, DailyTable } from '../../lib/net/protocol';
import { LANGUAGES, say, words } from '../../lib/i18n/words.svelte';
import { bars, dayAfter, isBefore, isPast, whereabouts, written } from './daily';

const counted = (scores: [number, number][]): DailyScore[] =>
  scores.map(([score, count]) => ({ score, count }));

describe('the scores as bars', () => {
  it('gives each score its own bar where they are few, also one that nobody has', () => {
    expect(
      bars(
        counted([
          [12, 1],
          [10, 3],
        ]),
        10,
      ),
    ).toEqual([
      { from: 10, to: 10, count: 3, mine: true },
      { from: 11, to: 11, count: 0, mine: false },
      { from: 12, to: 12, count: 1, mine: false },
    ]);
  });
  it('puts many scores together, and loses nobody', () => {
    const scores = Array.from({ length: 150 }, (_, score): [number, number] => [score - 20, 2]);
    const found = bars(counted(scores), 7);
    expect(found.length).toBeLessThanOrEqual(25);
    expect(found.reduce((sum, bar) => sum + bar.count, 0)).toBe(300);
    expect(found.filter((bar) => bar.mine)).toHaveLength(1);
  });
  it('has none of nothing', () => expect(bars([], null)).toEqual([]));
});

it.each(LANGUAGES)('speaks in %s of one other, of several, and of oneself alone', async (language) => {
  await words.need('daily');
  await words.speak(language);
  expect(say('daily-ahead', { percent: 100, others: 1 })).not.toMatch(/\d/);
  expect(say('daily-own-place', { place: 1, count: 1 })).not.toMatch(/\d/);
  expect(say('daily-own-only')).not.toBe(say('daily-own-place', { place: 1, count: 1 }));
});

it('knows whether a day is still to come, by UTC', () => {
  const noon = Date.UTC(2026, 10, 17, 12);
  expect([isBefore('2026-11-18', noon), isBefore('2026-11-17', noon)]).toEqual([true, false]);
  expect([isPast('2026-11-16', noon), isPast('2026-11-17', noon)]).toEqual([true, false]);
});

it('leads others to that day: by an address, and from an own machine by what they do on theirs', () => {
  const today = { game: 'year', day: '2026-11-17' } as DailyTable['today'];
  expect(whereabouts({ open: false, today }, 'http://here')).toBe('http://here/daily/year?day=2026-11-17');
  expect(whereabouts({ open: true, today }, 'http://here')).toBe('drachenhof daily year --day 2026-11-17');
});

it('counts days over months', () => {
  expect(dayAfter('2026-02-28', 1)).toBe('2026-03-01');
  expect(dayAfter('2026-01-01', -1)).toBe('2025-12-31');
  expect(written('2026-11-17', 'en')).toBe('Nov 17, 2026');
});
