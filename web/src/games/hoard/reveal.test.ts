import { describe, expect, it } from 'vitest';
import type { PlayedStep, Told, View } from '../contract';
import { revealed } from './reveal';

const entry = (kind: Told['kind'], move: string): Told => ({ number: 1, at: 0, kind, move });
const FLIP = entry('move', 'flip 2');
const step = (entries: Told[], asked: string, moment?: string): PlayedStep => ({
  entry: entries[0] ?? FLIP,
  entries,
  before: { asked, turn: 3, playable: ['7', 'nulla'], pile: ['6'] } as unknown as View,
  after: null,
  moment,
});

describe('a card that is turned up', () => {
  it.each([
    ['7', true],
    ['4', false],
    ['nulla', true],
  ])('%s is compared with what may lie on the pile: %s', (card, fits) => {
    const told = step([FLIP, entry('chance', `card ${card}`)], 'turn', 'flip');
    expect(revealed(told)).toMatchObject({ card, fits, seat: 3, place: 2 });
  });

  it('is seen in a replay in the step in which it becomes known', () => {
    expect(revealed(step([entry('chance', 'card 7')], 'flipped-card'))).toMatchObject({
      card: '7',
      place: null,
    });
  });

  it('is over where all is that came of it', () => {
    const moments = [
      { name: 'move', said: 1, view: {} },
      { name: 'losses', said: 1, view: {} },
      { name: 'round', said: 0 },
    ];
    const last = { ...entry('chance', 'card 7'), moments };
    expect(revealed(step([last], 'flipped-card', 'move'))).toMatchObject({ card: '7' });
    expect(revealed(step([last], 'flipped-card'))).toBeNull();
  });

  it.each([
    [[FLIP], 'turn', undefined],
    [[entry('chance', 'card 7')], 'turn', 'flipped'],
    [[entry('chance', 'card 7')], 'flipped-card', 'losses'],
    [[entry('chance', 'card ?')], 'flipped-card', undefined],
    [[entry('chance', 'card 7')], 'drawn-card', undefined],
  ])('is nothing else: %j after %s (%s)', (entries, asked, moment) => {
    expect(revealed(step(entries, asked, moment))).toBeNull();
  });
});
