import { expect, it } from 'vitest';
import { slim } from './record';

it('leaves out what a replay does not need', () => {
  const record = { format: 1, game: 'year', moves: ['deal'], times: [1], chat: [{ text: 'hi' }], fair: {} };
  expect(JSON.parse(slim(JSON.stringify(record)))).toEqual({ format: 1, game: 'year', moves: ['deal'] });
});

it.each(['', 'nonsense', '[1]', 'null'])('leaves %j as it is', (text) => {
  expect(slim(text)).toBe(text);
});
