import { expect, it } from 'vitest';
import type { Position, Stepped } from './protocol';
import { beside, chapters, ownDecision, positionAt, stepAt, stop, told, type Stop } from './stops';

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
  const dealt = stepAt(GAME, { at: 5 }, position(0));
  expect(dealt?.entries.map(({ number }) => number)).toEqual([2, 3, 4, 5]);
  expect([dealt?.before, dealt?.after]).toEqual([{ number: 1 }, { number: 5 }]);
  expect(stepAt(GAME, { at: 1 }, position(0))?.before).toEqual({ number: 0 });
  expect(stepAt(GAME, { at: 0 }, position(0))).toBeNull();
});

it('leaves out what is said in passing, unless nothing else is said', () => {
  expect(told(stepAt(GAME, { at: 5 }, null)).map(({ text }) => text)).toEqual(['5.1']);
  expect(told(stepAt(GAME, { at: 9 }, null)).map(({ text }) => text)).toEqual(['8.0', '9.0']);
  expect(told(null)).toEqual([]);
});

/** A move with an event and scoring, then the deal of the next month. */
const YEAR = [
  step(1, 'move', 'plain'),
  {
    ...step(2, 'move', 'plain', 'plain', 'plain'),
    entry: {
      ...step(2, 'move', 'plain', 'plain', 'plain').entry,
      moments: [
        { name: 'move', said: 1, view: { number: 2.1 } },
        { name: 'event', said: 1, view: { number: 2.2 } },
        { name: 'scoring', said: 1, view: { number: 2.3 } },
        { name: 'month', said: 0 },
      ],
    },
  },
  { ...step(3, 'chance', 'plain'), entry: { ...step(3, 'chance', 'plain').entry, heading: 'Month 2' } },
] as Stepped[];

it('walks through the moments of a move, there and back the same', () => {
  const there: Stop[] = [{ at: 0 }];
  for (let count = 0; count < 6; count += 1) there.push(beside(YEAR, there.at(-1) ?? { at: 0 }, 1));
  expect(there).toEqual([
    { at: 0 },
    { at: 1 },
    { at: 2, part: 0 },
    { at: 2, part: 1 },
    { at: 2, part: 2 },
    { at: 3 },
    { at: 3 },
  ]);
  const back: Stop[] = [{ at: 3 }];
  for (let count = 0; count < 5; count += 1) back.push(beside(YEAR, back.at(-1) ?? { at: 0 }, -1));
  expect(back.toReversed()).toEqual(there.slice(0, 6));
  expect(beside(YEAR, { at: 2 }, -1)).toEqual({ at: 2, part: 2 });
});

it('shows each moment with its own position and sentence', () => {
  const event = stepAt(YEAR, { at: 2, part: 1 }, null);
  expect([event?.moment, event?.before, event?.after]).toEqual(['event', { number: 2.1 }, { number: 2.2 }]);
  expect(told(event).map(({ text }) => text)).toEqual(['2.1']);
  const placed = stepAt(YEAR, { at: 2, part: 0 }, null);
  expect([placed?.before, placed?.after]).toEqual([{ number: 1 }, { number: 2.1 }]);
  expect(positionAt(YEAR, { at: 2 }, null)).toEqual(position(2));
  expect(positionAt(YEAR, { at: 0 }, position(0))).toEqual(position(0));
});

it('knows where months begin, and where a seat decided', () => {
  expect(chapters(YEAR)).toEqual([{ at: 2, heading: 'Month 2' }]);
  expect([
    ownDecision(YEAR, 0, null, 1),
    ownDecision(YEAR, 1, null, 1),
    ownDecision(YEAR, 1, null, -1),
  ]).toEqual([1, 1, 0]);
  expect(ownDecision(YEAR, 0, 4, 1)).toBe(0);
});
