import { beforeEach, describe, expect, it } from 'vitest';
import { GAMES } from '../../../games/games';
import type { DrillChoice, DrillInfo, DrillTask } from '../../../lib/net/protocol';
import { merged, parsed, Stars } from '../../../lib/net/stars.svelte';
import { forget } from '../../../lib/net/storage';
import { Drilling } from './drilling.svelte';
import { themes } from './list.svelte';

const span = (value: number) => ({ value, low: value, high: value });
const choice = (move: string, stars: number): DrillChoice => ({
  move,
  words: move,
  win: span(0.5),
  cost: span((3 - stars) / 10),
  equal: stars === 3,
  stars,
  reasons: [],
  why: '',
});
const task: DrillTask = {
  game: GAMES[0],
  id: '0123456789',
  theme: 'events',
  level: 2,
  part: 3,
  seat: 0,
  options: {},
  seats: [],
  moves: 40,
  position: {
    at: 40,
    to_move: 0,
    view: {},
    question: null,
    demand: null,
    choices: [],
    undo: null,
    waiting: null,
    forecast: null,
  },
  choices: [choice('best', 3), choice('near', 3), choice('poor', 2), choice('worst', 0)],
  tempting: 'poor',
};

describe('a drill', () => {
  it('counts the first choice alone, and opens the answer', () => {
    const earned: number[] = [];
    const drilling = new Drilling(task, (stars) => earned.push(stars));
    expect(drilling.offers('poor')).toBe(true);
    drilling.choose('poor');
    drilling.choose('best');
    expect(earned).toEqual([2]);
    expect(drilling.open).toBe(true);
    expect(drilling.moment.move).toBe('poor');
    expect(drilling.against?.move).toBe('poor');
  });

  it('takes what is about equal for right, and then tells of the tempting one', () => {
    const earned: number[] = [];
    const drilling = new Drilling(task, (stars) => earned.push(stars));
    drilling.choose('near');
    expect(earned).toEqual([3]);
    expect(drilling.best).toBe(false);
    expect(drilling.against?.move).toBe('poor');
    expect(drilling.moment.move).toBe('');
  });

  it('gives nothing for an answer that was looked up, and can be tried once more for none', () => {
    const earned: number[] = [];
    const drilling = new Drilling(task, (stars) => earned.push(stars));
    drilling.show();
    drilling.choose('best');
    expect(earned).toEqual([0]);
    drilling.again();
    expect(drilling.open).toBe(false);
    drilling.choose('best');
    expect(drilling.stars).toBe(3);
    expect(earned).toEqual([0]);
  });

  it('offers nothing that is no choice', () => {
    const drilling = new Drilling(task);
    drilling.choose('nothing');
    expect(drilling.open).toBe(false);
  });
});

describe('the stars', () => {
  beforeEach(() => {
    forget('drills');
  });

  it('stay the most that one ever had, here and elsewhere', () => {
    expect(merged({ a: 1, b: 3 }, { a: 2, c: 0 })).toEqual({ a: 2, b: 3, c: 0 });
  });

  it('are none where what was kept is none', () => {
    expect(parsed('{"a": 2, "b": 4, "c": "3", "d": -1}')).toEqual({ a: 2 });
    expect(parsed('nonsense')).toEqual({});
    expect(parsed(null)).toEqual({});
  });

  it('are kept in this browser without a name', async () => {
    const first = new Stars();
    expect(first.of(GAMES[0], 'x')).toBeNull();
    await first.earn(GAMES[0], 'x', 2);
    await first.earn(GAMES[0], 'x', 0);
    expect(first.of(GAMES[0], 'x')).toBe(2);
    expect(new Stars().of(GAMES[0], 'x')).toBe(2);
  });
});

describe('the list', () => {
  it('is sorted by theme, the easy ones first', () => {
    const drill = (id: string, theme: string, level: number): DrillInfo => ({
      game: GAMES[0],
      id,
      theme,
      level,
      players: 4,
      part: 1,
    });
    const found = themes([drill('c', 'money', 1), drill('b', 'events', 3), drill('a', 'events', 1)]);
    expect(found.map(({ name, drills }) => [name, drills.map(({ id }) => id)])).toEqual([
      ['events', ['a', 'b']],
      ['money', ['c']],
    ]);
  });
});
