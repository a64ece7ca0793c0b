import { expect, it } from 'vitest';
import { isTold, struck } from './moment';
import type { CourtView, YearView } from './view';

const court = (seat: number, more: Partial<CourtView> = {}): CourtView => ({
  seat,
  score: 3,
  track: 5,
  yuan: 4,
  rice: 1,
  fireworks: 2,
  privileges: { small: 0, large: 0 },
  hand: {},
  wall_tiles: [],
  laid: 0,
  palaces: [
    { floors: 2, persons: ['old healer', 'young warrior'], struck: false, decays: false },
    { floors: 1, persons: [], struck: false, decays: true },
  ],
  symbols: { healer: 2, warrior: 1 },
  debt: 0,
  group: null,
  drafted: null,
  end: null,
  ...more,
});
const view = (event: string, courts: CourtView[]): YearView =>
  ({ month: 1, order: [1, 0], events: [event], courts }) as unknown as YearView;

it('says what an event takes from each, in the order of turns, and what counted', () => {
  const before = view('contagion', [court(0), court(1, { palaces: [], symbols: {} })]);
  const after = view('contagion', [court(0, { debt: 1 }), court(1, { palaces: [], symbols: {}, debt: 3 })]);
  expect(struck('event', before, after)).toEqual([
    {
      seat: 1,
      why: [{ symbol: 'healer', count: 0 }],
      changes: [{ kind: 'persons', count: -3 }],
      total: null,
    },
    {
      seat: 0,
      why: [{ symbol: 'healer', count: 2 }],
      changes: [{ kind: 'persons', count: -1 }],
      total: null,
    },
  ]);
});

it.each([
  ['mongols', [{ symbol: 'warrior', count: 1 }]],
  ['festival', [{ good: 'fireworks', count: 2 }]],
  ['tribute', [{ good: 'yuan', count: 4 }]],
  [
    'drought',
    [
      { good: 'palaces', count: 1 },
      { good: 'rice', count: 1 },
    ],
  ],
  ['peace', []],
])('of %s it counts what the rule counts', (event, why) => {
  const both = view(event, [court(0), court(1)]);
  expect(struck('event', both, both)[1]?.why).toEqual(why);
});

it('tells decay by floors and palaces, and scoring by points', () => {
  const before = view('peace', [court(0), court(1)]);
  const decayed = view('peace', [court(0, { palaces: court(0).palaces.slice(0, 1) }), court(1)]);
  expect(struck('decay', before, decayed).map(({ changes }) => changes)).toEqual([
    [],
    [
      { kind: 'floors', count: -1 },
      { kind: 'palaces', count: -1 },
    ],
  ]);
  const scored = view('peace', [court(0, { score: 9 }), court(1)]);
  expect(struck('scoring', before, scored)[1]).toMatchObject({
    changes: [{ kind: 'points', count: 6 }],
    total: 9,
  });
});

it('has a sheet for what happens, none for a move or a deal', () => {
  expect(['event', 'decay', 'scoring', 'super', 'wall'].every(isTold)).toBe(true);
  expect([null, undefined, 'move', 'month', 'end'].some(isTold)).toBe(false);
});
