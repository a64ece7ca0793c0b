import { describe, expect, it } from 'vitest';
import type { DealResult, Entrant, TournamentDeal } from '../../lib/net/protocol';
import { LANGUAGES, words } from '../../lib/i18n/words.svelte';
import { canJoin, comparable, nextDeal, percent, tieOf, wholeFile } from './tournament';

const deal = (number: number, over?: boolean): TournamentDeal => ({
  number,
  seat: 0,
  own: over === undefined ? null : { table: `t${number}`, in_time: true, over, score: null, place: null },
  over: 0,
  begun: 0,
});
const result = (number: number, seat: number, score: number | null, you = false): DealResult => ({
  number,
  name: `N${number}`,
  bot: null,
  you,
  seat,
  state: 'played',
  score,
  place: 1,
  points: 50,
  table: `t${number}`,
});

describe('what comes next', () => {
  it('is the game that was begun, then the first that can be', () => {
    const base = { opened: 3, kind: 'bots', over: false };
    expect(nextDeal({ ...base, deals: [deal(1, true), deal(2), deal(3, false)] })).toBe(3);
    expect(nextDeal({ ...base, deals: [deal(1, true), deal(2), deal(3)] })).toBe(2);
    expect(nextDeal({ ...base, deals: [deal(1, true)] })).toBeNull();
    expect(nextDeal({ ...base, opened: 0, deals: [deal(1)] })).toBeNull();
    expect(nextDeal({ ...base, over: true, deals: [deal(1, false)] })).toBeNull();
  });
  it('is with people only a game that was begun', () => {
    const base = { opened: 2, kind: 'people', over: false };
    expect(nextDeal({ ...base, deals: [deal(1), deal(2)] })).toBeNull();
    expect(nextDeal({ ...base, deals: [deal(1, true), deal(2, false)] })).toBe(2);
  });
});

it.each(LANGUAGES)('says in %s what decided between equals, with its figure', async (language) => {
  await words.need('tournament');
  await words.speak(language);
  expect(tieOf({ tie: null, among: 0, total: 7 }, language)).toBe('');
  expect(tieOf({ tie: 'among', among: 50, total: null }, language)).toContain('50');
  expect(tieOf({ tie: 'total', among: 50, total: 182 }, language)).toContain('182');
  for (const tie of ['among', 'total', 'shared'] as const)
    for (const total of [null, 182])
      expect(tieOf({ tie, among: 50, total }, language)).not.toMatch(/tournament-|[{}$]/);
});

it('lets people join, and those who left tables of people once more', () => {
  const me = (left: boolean): Entrant[] => [
    {
      number: 2,
      name: 'N',
      program: false,
      you: true,
      left,
      begun: 1,
      place: 1,
      points: 0,
      among: 0,
      total: null,
      tie: null,
      deals: [],
    },
  ];
  const people = { kind: 'people', number: 2, over: false };
  expect(canJoin({ ...people, number: null, entrants: [] })).toBe(true);
  expect(canJoin({ ...people, number: null, entrants: [], over: true })).toBe(false);
  expect(canJoin({ ...people, entrants: me(false) })).toBe(false);
  expect(canJoin({ ...people, entrants: me(true) })).toBe(true);
  expect(canJoin({ ...people, entrants: me(true), over: true })).toBe(false);
  expect(canJoin({ ...people, entrants: me(true), kind: 'bots' })).toBe(false);
});

it('compares games of the same seat alone', () => {
  const own = result(1, 1, 60, true);
  const found = comparable([own, result(2, 1, 50), result(3, 0, 70), result(4, 1, null)]);
  expect(found.own).toBe(own);
  expect(found.others.map((one) => one.number)).toEqual([2]);
});

it('says percentages as they are said in a language', () => {
  expect([percent(66.67, 'en'), percent(100, 'en'), percent(66.67, 'de')]).toEqual(['66.7', '100', '66,7']);
});

it('reads a file part by part, and waits where it asked for too much', async () => {
  const asked: string[] = [];
  let refused = false;
  const fetching = (async (address: string) => {
    asked.push(address);
    if (address.endsWith('after=2') && !refused) {
      refused = true;
      return new Response('', { status: 429 });
    }
    if (address.endsWith('/sheet')) return new Response('{"tournament":1}');
    return new Response(address.endsWith('after=0') ? 'a\nb\n' : address.endsWith('after=2') ? 'c\n' : '');
  }) as unknown as typeof fetch;
  expect(await wholeFile('x', fetching, 0)).toBe('{"tournament":1}\na\nb\nc\n');
  expect(asked.length).toBe(5);
});
