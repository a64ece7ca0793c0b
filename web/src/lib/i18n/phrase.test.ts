import { expect, it } from 'vitest';
import { render, type Reader } from './phrase';

const reader: Reader = {
  seat: 1,
  names: ['Ada', 'Bo', null],
  message: (name, given = {}) =>
    Object.keys(given).length
      ? `${name}(${Object.entries(given).map(([key, value]) => `${key}=${value}`)})`
      : name,
};

it.each([
  ['plain', 'plain'],
  [['a', 'b', ['c']], 'abc'],
  [{ say: 'good-rice' }, 'good-rice'],
  [{ say: 'gain', with: { count: 2, who: { seat: 0 } } }, 'gain(count=2,who=Ada)'],
  [{ seat: 1 }, 'story-you'],
  [{ seat: 2 }, 'seat(seat=3)'],
  [{ say: 'x', with: { you: { you: 1 } } }, 'x(you=yes)'],
  [{ say: 'x', with: { you: { you: 0 } } }, 'x(you=no)'],
  [{ sentence: ['ärger', '.'] }, 'Ärger.'],
  [{ sentence: '' }, ''],
] as const)('%j is %s', (phrase, text) => {
  expect(render(phrase as never, reader)).toBe(text);
});

it('has no you for one who only watches', () => {
  expect(render({ seat: 1 }, { ...reader, seat: null })).toBe('Bo');
});
