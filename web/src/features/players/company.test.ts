import { beforeAll, expect, it } from 'vitest';
import type { ListedSeat, OwnTable } from '../../lib/net/protocol';
import { words } from '../../lib/i18n/words.svelte';
import { howFar, others, standing } from './company';

beforeAll(() => words.need('page'));

const seats = [
  { name: 'Ada', bot: null, you: true, program: false, reserved: false },
  { name: 'Bert', bot: null, you: false, program: false, reserved: false },
  { name: 'Lan', bot: 'courtier', you: false, program: false, reserved: false },
  { name: null, bot: null, you: false, program: false, reserved: false },
];
const table: OwnTable = {
  id: 'a',
  game: 'year',
  status: 'playing',
  changed: Date.now(),
  seat: 0,
  your_turn: false,
  mover: 1,
  part: 5,
  seats,
};

it('says with whom one plays, bots by their names', () => {
  expect(others(seats, 'en')).toBe('with Bert and Courtier Lan');
  expect(others(seats.slice(0, 1), 'en')).toBe('nobody else yet');
});

it('says the month or the round of a game in play', () => {
  expect(howFar(table)).toBe('Month 5');
  expect(howFar({ ...table, game: 'hoard', part: 2 })).toBe('Round 2');
  expect(howFar({ ...table, part: 0 })).toBeNull();
  expect(howFar({ ...table, status: 'open', part: null })).toBeNull();
});

it('says who wants a rematch, and for whom a seat waits', () => {
  const open = { ...table, status: 'open', mover: null };
  const [ada, bert] = seats.slice(0, 2) as [ListedSeat, ListedSeat];
  expect(standing({ ...open, seats: [{ ...ada, reserved: true }, bert] }, 'en')).toBe('Bert wants a rematch');
  expect(standing({ ...open, seats: [ada, { ...bert, reserved: true }] }, 'en')).toBe('waiting for Bert');
});

it('says whose turn it is and since when, or how many seats are free', () => {
  expect(standing(table, 'en')).toMatch(/^Bert to move · since today, \d/);
  expect(standing({ ...table, your_turn: true }, 'en')).toMatch(/^Your turn · since today, \d/);
  expect(standing({ ...table, status: 'open', mover: null }, 'en')).toContain('one seat free');
});
