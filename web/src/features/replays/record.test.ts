import { expect, it } from 'vitest';
import { firstOf, MOST, slim, troubleWith } from './record';

it('leaves out what a replay does not need', () => {
  const record = { format: 1, game: 'year', moves: ['deal'], times: [1], chat: [{ text: 'hi' }], fair: {} };
  expect(JSON.parse(slim(JSON.stringify(record)))).toEqual({ format: 1, game: 'year', moves: ['deal'] });
});

it.each(['', 'nonsense', '[1]', 'null'])('leaves %j as it is', (text) => {
  expect(slim(text)).toBe(text);
});

const record = { format: 1, game: 'year', moves: ['deal'] };

it.each([
  ['binary', '\u0089PNG\r\n\u001a\n\u0000\u0000\u0000\rIHDR'],
  ['binary', '\ufffdPNG'],
  ['empty', ''],
  ['empty', ' \n'],
  ['not-json', 'Dear diary'],
  ['not-json', '{"format": 1,}'],
  ['cut', JSON.stringify(record).slice(0, -5)],
  ['no-record', '{}'],
  ['no-record', '{"name": "drachenhof-web", "version": "0.1.0"}'],
  ['no-record', '[1, 2]'],
  ['newer', JSON.stringify({ ...record, format: 2 })],
  ['too-large', JSON.stringify({ ...record, moves: ['x'.repeat(MOST)] })],
  [null, JSON.stringify(record)],
  [null, JSON.stringify({ ...record, chat: ['x'.repeat(MOST)] })],
])('finds what is wrong with a file: %s', (trouble, text) => {
  expect(troubleWith(text)).toBe(trouble);
});

it('takes the first of many records', () => {
  const line = JSON.stringify(record);
  expect(firstOf(`${line}\n${line}\n`)).toBe(line);
  expect(firstOf(JSON.stringify(record, null, 2))).toBe(JSON.stringify(record, null, 2));
});
