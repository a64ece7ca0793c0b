import { expect, it } from 'vitest';
import type { Told } from '../../lib/net/protocol';
import { condensed } from './condensed';

const entry = (number: number, kind: Told['kind'], move: string, ...story: [string, string][]): Told => ({
  number,
  at: 0,
  kind,
  move,
  story: story.map(([text, tone]) => ({ text, tone, seats: [1] })),
});
const draws = (move: string): boolean => move.startsWith('card ');
const texts = (entries: Told[], drawn = draws): unknown[] =>
  condensed(entries, drawn).map(({ story }) => story?.map(({ text }) => text));

it('tells a deal in one line', () => {
  const deal = [
    entry(1, 'chance', 'card 4', ['a 4', 'aside']),
    entry(2, 'chance', 'card ?', ['a card', 'aside']),
    entry(3, 'chance', 'card ?', ['a card', 'aside'], ['all are dealt', 'plain']),
  ];
  expect(texts(deal)).toEqual([[], [], [['all are dealt']]]);
});

it('tells cards that are drawn in one line, each draw in its own', () => {
  const draw = [
    entry(1, 'move', 'draw', ['draws 2', 'plain']),
    entry(2, 'chance', 'card 4', ['a 4', 'plain']),
    entry(3, 'chance', 'card 5', ['a 5', 'plain']),
    entry(4, 'move', 'draw', ['draws 1', 'plain']),
    entry(5, 'chance', 'card 6', ['a 6', 'plain']),
  ];
  expect(texts(draw)).toEqual([['draws 2'], [], [['a 4', ' ', 'a 5']], ['draws 1'], [['a 6']]]);
});

it('tells what chance brings line by line where the game does not say that it is drawn', () => {
  const turned = [
    entry(1, 'chance', 'event drought', ['a drought', 'plain']),
    entry(2, 'chance', 'event peace', ['peace', 'plain']),
  ];
  expect(texts(turned)).toEqual([['a drought'], ['peace']]);
  expect(texts(turned, (move) => move.startsWith('event '))).toEqual([[], [['a drought', ' ', 'peace']]]);
  expect(condensed(turned)).toEqual(turned);
});

it('leaves a blind card, its round and what somebody does as they are', () => {
  const flip = [
    entry(1, 'move', 'flip 1', ['turns', 'aside']),
    entry(2, 'chance', 'card 5', ['a 5', 'moment'], ['out', 'plain']),
  ];
  expect(condensed(flip, draws)).toEqual(flip);
});

it('keeps where a new part begins', () => {
  const first = { ...entry(1, 'chance', 'card ?', ['a card', 'aside']), heading: 'Round 2' };
  expect(condensed([first], draws)).toEqual([{ ...first, story: [] }]);
});
