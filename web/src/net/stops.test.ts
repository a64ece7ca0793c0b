import { expect, it } from 'vitest';
import type { Position, Stepped } from './protocol';
import { stepAt, stop, told } from './stops';

const position = (number: number): Position => ({ view: { number } }) as unknown as Position;
const step = (number: number, kind: string, ...tones: string[]): Stepped =>
  ({
    entry: { number, kind, story: tones.map((tone, at) => ({ text: `${number}.${at}`, tone, seats: [] })) },
    position: position(number),
  }) as unknown as Stepped;

/** A starter, four dealt cards, a decision, a draw that all see, and two that one does not. */
const GAME = [
  step(1, 'chance', 'plain'),
  step(2, 'chance', 'aside'),
  step(3, 'chance', 'aside'),
  step(4, 'chance', 'aside'),
  step(5, 'chance', 'aside', 'plain'),
  step(6, 'move', 'plain'),
  step(7, 'chance', 'moment'),
  step(8, 'chance', 'aside'),
  step(9, 'chance', 'aside'),
];

it('goes over a deal at once, in both directions', () => {
  const forward = Array.from({ length: GAME.length + 1 }, (_, at) => stop(GAME, at, 1));
  const back = Array.from({ length: GAME.length + 1 }, (_, at) => stop(GAME, at, -1));
  expect(forward).toEqual([0, 1, 5, 5, 5, 5, 6, 7, 9, 9]);
  expect(back).toEqual([0, 1, 1, 1, 1, 5, 6, 7, 7, 9]);
  expect([stop(GAME, -1, -1), stop(GAME, 99, 1)]).toEqual([0, 9]);
});

it('shows all that happened on the way', () => {
  const dealt = stepAt(GAME, 5, position(0));
  expect(dealt?.entries.map(({ number }) => number)).toEqual([2, 3, 4, 5]);
  expect([dealt?.before, dealt?.after]).toEqual([{ number: 1 }, { number: 5 }]);
  expect(stepAt(GAME, 1, position(0))?.before).toEqual({ number: 0 });
  expect(stepAt(GAME, 0, position(0))).toBeNull();
});

it('leaves out what is said in passing, unless nothing else is said', () => {
  expect(told(stepAt(GAME, 5, null)).map(({ text }) => text)).toEqual(['5.1']);
  expect(told(stepAt(GAME, 9, null)).map(({ text }) => text)).toEqual(['8.0', '9.0']);
  expect(told(null)).toEqual([]);
});
