import { expect, it } from 'vitest';
import type { Choice } from '../contract';
import { remark } from './remark';

const choices = (...moves: string[]): Choice[] => moves.map((move) => ({ move }) as Choice);

it('remarks on a pile that is taken although a card fits', () => {
  expect(remark('take', choices('play 7 x1', 'take'))).toBe('coach-hoard-take');
  expect(remark('take', choices('open 9 x1', 'take'))).toBe('coach-hoard-take');
  expect(remark('take', choices('set 3', 'take'))).toBeNull();
  expect(remark('play 7 x1', choices('play 7 x1', 'take'))).toBeNull();
});
