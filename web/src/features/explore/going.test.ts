import { describe, expect, it } from 'vitest';
import { begun, turned } from './going';

describe('a record that is played on', () => {
  const record = { ...begun('x', 2, ['a', 'b', 'c'], 'drachenhof'), scores: [3, 1], places: [1, 2] };

  it('ends where it is turned, and has neither scores nor places', () => {
    expect(turned(record, 2, null)).toEqual(begun('x', 2, ['a', 'b'], 'drachenhof'));
    expect(turned(record, 1, 'd')).toEqual(begun('x', 2, ['a', 'd'], 'drachenhof'));
  });
});
