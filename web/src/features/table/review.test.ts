import { expect, it } from 'vitest';
import type { Stepped } from '../../lib/net/protocol';
import { sinceOwn } from './review.svelte';

const steps = (...seats: number[]): Stepped[] =>
  seats.map(
    (seat, at) => ({ entry: { number: at, at: 0, kind: 'move', seat }, position: {} }) as unknown as Stepped,
  );

it.each([
  [[0, 1, 2], 1],
  [[0, 0, 1, 2, 0], 2],
  [[1, 2], 0],
  [[0, 0], 0],
  [[], 0],
] as const)('of the moves of seats %j, what others did begins at %i', (seats, from) => {
  expect(sinceOwn(steps(...seats), [0])).toBe(from);
});

it('shows everything to one who only watches', () => {
  expect(sinceOwn(steps(0, 1), [])).toBe(0);
});
