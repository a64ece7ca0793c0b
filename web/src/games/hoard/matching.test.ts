import { describe, expect, it } from 'vitest';
import { difference, zoneOf, type Piece } from './matching';

const pieces = (...ids: string[]): Piece[] =>
  ids.map((id) => {
    const face = id.startsWith('pile-') ? id.split('-')[2] : id.split('-')[2];
    return { id, zone: zoneOf(id), face: face === 'back' || face === 'hidden' ? '' : (face ?? '') };
  });
const told = (before: Piece[], after: Piece[]) => {
  const { journeys, arrived, gone } = difference(before, after);
  return {
    journeys: journeys.map(({ from, to }) => `${from.id} > ${to.id}`),
    arrived: arrived.map(({ id }) => id),
    gone: gone.map(({ id }) => id),
  };
};

describe('which card went where', () => {
  it('from the hand to the pile', () => {
    const before = pieces('hand-0-7-0', 'hand-0-7-1', 'pile-0-4');
    const after = pieces('pile-0-4', 'pile-1-7', 'pile-2-7');
    expect(told(before, after)).toEqual({
      journeys: ['hand-0-7-0 > pile-1-7', 'hand-0-7-1 > pile-2-7'],
      arrived: [],
      gone: [],
    });
  });

  it('from a hand that one does not see', () => {
    const before = pieces('hand-1-back-0', 'hand-1-back-1');
    const after = pieces('hand-1-back-0', 'pile-0-5');
    expect(told(before, after).journeys).toEqual(['hand-1-back-1 > pile-0-5']);
  });

  it('with the pile into a hand', () => {
    const before = pieces('pile-0-4', 'pile-1-9');
    const after = pieces('hand-2-4-0', 'hand-2-9-0');
    expect(told(before, after).journeys).toEqual(['pile-0-4 > hand-2-4-0', 'pile-1-9 > hand-2-9-0']);
  });

  it('drawn cards come from where none was seen, cleared ones go', () => {
    expect(told(pieces('pile-0-7'), pieces('hand-0-2-0'))).toEqual({
      journeys: [],
      arrived: ['hand-0-2-0'],
      gone: ['pile-0-7'],
    });
  });

  it('a hidden card that is turned up', () => {
    const before = pieces('rest-0-hidden-1', 'rest-0-hidden-2');
    expect(told(before, pieces('rest-0-hidden-1', 'pile-0-8')).journeys).toEqual([
      'rest-0-hidden-2 > pile-0-8',
    ]);
  });
});
