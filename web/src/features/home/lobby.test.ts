import { expect, it } from 'vitest';
import type { Listed, Seat } from '../../lib/net/protocol';
import { joinable, watchable } from './lobby';

const taken: Seat = { kind: 'person', taken: true };
const free: Seat = { kind: 'open' };
const table = (id: string, status: string, ...seats: Seat[]): Listed =>
  ({ id, status, seats }) as unknown as Listed;

const tables = [
  table('free', 'open', taken, free),
  table('full', 'open', taken, taken),
  table('kept', 'open', taken, { ...free, reserved: true }),
  table('mine', 'open', taken, free),
  table('going', 'playing', taken, taken),
];

it('offers seats that anybody may take, and not at tables where one sits', () => {
  expect(joinable(tables, ['mine']).map(({ id }) => id)).toEqual(['free']);
});

it('offers games that go on to those who watch', () => {
  expect(watchable(tables).map(({ id }) => id)).toEqual(['going']);
});
