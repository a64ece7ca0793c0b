import { expect, it } from 'vitest';
import { reach, saidOf } from './table';

const figure = { value: 0.02, low: 0.01, high: 0.03, words: ['2', '1', '3'] };

it('differences and shares reach from 0 on, means only as far as they lie', () => {
  expect(reach([{ figure }], 'gain')).toEqual([0, 0.03]);
  expect(reach([{ figure }], 'amount')[0]).toBeGreaterThan(0);
  expect(reach([{ figure: { ...figure, value: -0.02, low: -0.03, high: -0.01 } }], 'gain')).toEqual([
    -0.03, 1,
  ]);
});

it('a figure has its numbers in the words of the server', () => {
  expect(saidOf(figure, (phrase) => `${String(phrase)}.0`)).toEqual({
    value: '2.0',
    low: '1.0',
    high: '3.0',
  });
});
