import { describe, expect, it } from 'vitest';
import { byPart, replayAt, replayFrom, onlyHere, signed, verdict } from './duel';

describe('how one did', () => {
  it('has more points, or fewer coins lost', () => {
    expect(verdict(90, 80, false)).toBe('won');
    expect(verdict(90, 80, true)).toBe('lost');
    expect(verdict(7, 12, true)).toBe('won');
    expect(verdict(80, 80, true)).toBe('drawn');
  });
  it('is open until both have a score', () => {
    expect(verdict(null, 80, false)).toBeNull();
    expect(verdict(undefined, 80, false)).toBeNull();
    expect(verdict(80, null, false)).toBeNull();
  });
});

it('sums what each part brought both', () => {
  const parts = [
    [
      [3, 1],
      [0, 4],
    ],
    [
      [2, 2],
      [1, 0],
    ],
  ];
  expect(byPart({ sources: ['a', 'b'], parts, end: false })).toEqual([
    { part: 1, one: 3, other: 5 },
    { part: 2, one: 3, other: 2 },
  ]);
  expect([3, 0, -2].map(signed)).toEqual(['+3', '0', '−2']);
});

it('leads to the decision, before it was made', () => expect(replayAt('t', 57, 2)).toBe('/r/t?at=56&eyes=2'));

it('shows a replay from the seat of whose game it is', () => expect(replayFrom('t', 2)).toBe('/r/t?eyes=2'));

it('knows addresses that only this machine can open', () => {
  expect(['localhost', '127.0.0.1', '[::1]', 'example.org', '192.168.0.7'].map(onlyHere)).toEqual([
    true,
    true,
    true,
    false,
    false,
  ]);
});
