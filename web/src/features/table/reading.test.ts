import { beforeAll, expect, it } from 'vitest';
import { Refusal } from '../../lib/net/http';
import type { Refused } from '../../lib/net/protocol';
import { words } from '../../lib/i18n/words.svelte';
import { botChoice, offered, refusedBy, seatTitle } from './reading';

beforeAll(() => words.need('page'));

const refused = (said: string, rule?: string): Refusal =>
  new Refusal('illegal', { code: 'illegal', said, rule } as unknown as Refused);
const tell = (phrase: unknown): string => String(phrase);

it('names the rule that refuses a move once, apart from the reason', () => {
  expect(refusedBy(refused('The purse holds 2 (Y14)', 'Y14'), tell)).toEqual({
    reason: 'The purse holds 2',
    rule: 'Y14',
  });
});

it('leaves a reason alone that no rule belongs to, or another', () => {
  expect(refusedBy(refused('The game is over'), tell)).toEqual({ reason: 'The game is over', rule: null });
  expect(refusedBy(refused('Only with the wall (Y40)', 'Y41'), tell).reason).toBe('Only with the wall (Y40)');
});

it('marks programs that somebody has connected wherever they are named', () => {
  const seats = [{ name: 'Ada' }, { name: 'Hasty', program: true }];
  expect(seats.map((_, at) => seatTitle(seats, at))).toEqual(['Ada', 'Program Hasty']);
});

it('calls bots by their kind and their own name, and those without one by their seat', () => {
  const named = [{ name: 'Ada' }, { bot: 'courtier', name: 'Lan' }, { bot: 'prince@100ms', name: 'Wei' }, {}];
  expect(named.map((_, at) => seatTitle(named, at))).toEqual(['Ada', 'Courtier Lan', 'Prince Wei', 'Seat 4']);
  const old = [{ bot: 'courtier' }, { bot: 'courtier' }, { bot: 'prince' }];
  expect(old.map((_, at) => seatTitle(old, at))).toEqual(['Courtier 1', 'Courtier 2', 'Prince']);
});

it('offers no bot that is there to measure others by', () => {
  const bots = ['courtier', 'plain'].map((name) => ({ name, budget: null, offered: name !== 'plain' }));
  expect(offered(bots).map((bot) => bot.name)).toEqual(['courtier']);
  expect(offered()).toEqual([]);
});

it('says nothing of a bot that it does not know but where it is from', () => {
  expect(botChoice('mybot')).toBe('mybot (a bot of this server)');
  expect(botChoice('emperor')).toContain('the strongest');
  expect(botChoice('builder')).toContain('palaces');
});
