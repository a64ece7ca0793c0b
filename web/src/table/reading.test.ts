import { expect, it } from 'vitest';
import { Refusal } from '../net/http';
import type { Refused } from '../net/protocol';
import { refusedBy } from './reading';

const refused = (said: string, rule?: string): Refusal =>
  new Refusal('illegal', { code: 'illegal', said, rule } as unknown as Refused);
const tell = (phrase: unknown): string => String(phrase);

it('names the rule that refuses a move once, apart from the reason', () => {
  expect(refusedBy(refused('The purse holds 2 (Y14)', 'Y14'), tell)).toEqual({
    reason: 'The purse holds 2',
    rule: 'Y14',
  });
});

it('leaves a reason alone that no rule belongs to, or another', () => {
  expect(refusedBy(refused('The game is over'), tell)).toEqual({ reason: 'The game is over', rule: null });
  expect(refusedBy(refused('Only with the wall (Y40)', 'Y41'), tell).reason).toBe('Only with the wall (Y40)');
});
