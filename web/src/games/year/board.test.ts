// @vitest-environment jsdom
import { render, cleanup } from '@testing-library/svelte';
import { flushSync } from 'svelte';
import { afterEach, beforeAll, expect, test, vi } from 'vitest';
import type { BoardProps, Choice, SeatInfo } from '../contract';
import Board from './Board.svelte';
import { foreseen } from './foreseen';
import { game } from './index';
import { NOTHING, pickable, reach, type Picked } from './pieces';
import texts from './positions.jsonl?raw';
import { laid, reachOf } from './rail';
import { signs } from './signs';
import { forced } from '../../lib/net/forced';
import type { Position as StandsAt, TableView } from '../../lib/net/protocol';
import { say, words } from '../../lib/i18n/words.svelte';
import type { TileName, YearView } from './view';

interface Position {
  view: YearView;
  moves: string[];
}
const positions = texts
  .trim()
  .split('\n')
  .map((line): Position => JSON.parse(line));

class Unsized {
  observe(): void {}
  unobserve(): void {}
  disconnect(): void {}
}

beforeAll(() => {
  globalThis.ResizeObserver ??= Unsized;
  Element.prototype.animate ??= vi.fn();
});
afterEach(cleanup);

/** Everything that presses can pick, also one after the other. */
function picks(moves: string[]): Picked[] {
  const found: Picked[] = [NOTHING];
  for (const picked of found) {
    for (const next of pickable(moves, picked).values()) {
      if (!found.some((one) => one.first === next.first && one.card === next.card)) found.push(next);
    }
  }
  return found;
}

test('every legal move is made by some piece, and no piece makes another', () => {
  for (const { moves } of positions) {
    const made = new Set(picks(moves).flatMap((picked) => [...reach(moves, picked).values()]));
    expect([...made].sort()).toEqual([...moves].sort());
  }
});

function boardOf({ view, moves }: Position, given: Partial<BoardProps> = {}): BoardProps {
  const seat = view.to_move as number;
  const seats = view.courts.map((court): SeatInfo => ({
    kind: 'person',
    title: `P${court.seat}`,
    mine: court.seat === seat,
  }));
  return {
    view: view as unknown as BoardProps['view'],
    seats,
    eyes: seat,
    choices: moves.map((move) => ({ move, words: move, preview: '', gain: null, forecast: null })),
    question: null,
    previewed: null,
    busy: false,
    step: null,
    motion: 0,
    advice: null,
    choose: vi.fn(),
    consider: vi.fn(),
    tell: (phrase) => String(phrase),
    rule: vi.fn(),
    ...given,
  };
}

const legal = (root: HTMLElement): HTMLElement[] => [...root.querySelectorAll<HTMLElement>('button.legal')];
const click = (thing: HTMLElement): void => {
  thing.click();
  flushSync();
};

test('a board with three or four small courts beside the large one is laid out for them', () => {
  const onePerTable = new Map(positions.map((position) => [position.view.players, position]));
  expect([...onePerTable.keys()].sort()).toEqual([2, 3, 5]);
  for (const position of onePerTable.values()) {
    const { container } = render(Board, boardOf(position));
    const board = container.querySelector('.board');
    const many = position.view.players - 1;
    expect(container.querySelectorAll('.small section.court').length).toBe(many);
    expect(board?.matches('.crowded')).toBe(many >= 3);
    click(container.querySelector('.small button.who') as HTMLElement);
    expect(container.querySelector('.small')).toBeNull();
    expect(board?.matches('.crowded')).toBe(false);
    cleanup();
  }
});

test('every legal move can be pressed on the board, by its name', () => {
  for (const position of positions) {
    const choose = vi.fn();
    const { container, unmount } = render(Board, boardOf(position, { choose }));
    const press = (picked: Picked): void => {
      for (const piece of reach(position.moves, picked).keys()) {
        const button = container.querySelector<HTMLElement>(`button.legal[data-piece="${piece}"]`);
        expect(button, `${position.view.asked}: ${piece}`).not.toBeNull();
        expect(button?.querySelector('.unseen')?.textContent).toBeTruthy();
        if (button) click(button);
      }
    };
    press(NOTHING);
    for (const piece of pickable(position.moves, NOTHING).keys()) {
      const pick = (): HTMLElement | null =>
        container.querySelector<HTMLElement>(`button.legal[data-piece="${piece}"]`);
      expect(pick(), piece).not.toBeNull();
      click(pick() as HTMLElement);
      press(pickable(position.moves, NOTHING).get(piece) as Picked);
      click(pick() as HTMLElement);
    }
    expect(new Set(choose.mock.calls.map(([move]) => move))).toEqual(new Set(position.moves));
    unmount();
  }
}, 120_000);

test('what beginners misread can be named where it lies', async () => {
  await words.need('page', 'year', 'coach');
  const named = new Map<string, boolean>();
  const first = (asked: string): Position | undefined => positions.find(({ view }) => view.asked === asked);
  for (const position of [first('draft'), first('action'), first('recruit')]) {
    if (!position) throw new Error('there is no such position');
    const { container, unmount } = render(Board, boardOf(position));
    const view = position.view as unknown as BoardProps['view'];
    for (const { at, name } of signs(view, position.view.to_move as number)) {
      expect(name).not.toMatch(/^(coach|event|super|action)-/);
      named.set(name, (named.get(name) ?? false) || container.querySelector(at) !== null);
    }
    unmount();
  }
  expect([...named].filter(([, found]) => !found)).toEqual([]);
  for (const name of ['Money', 'Rice', 'Points', 'Who chooses first', 'Harvest', 'Peace', 'Healer'])
    expect([...named.keys()]).toContain(name);
}, 60_000);

test('who is not asked can press nothing of the game', () => {
  for (const position of positions.slice(0, 5)) {
    const { container, unmount } = render(Board, boardOf(position, { choices: [], eyes: null }));
    expect(legal(container)).toEqual([]);
    unmount();
  }
}, 60_000);

test('an illegal press asks for the reason', () => {
  const found = positions.find(({ view }) => view.asked === 'action') as Position;
  const position = { ...found, moves: found.moves.filter((move) => move !== 'taxes') };
  const choose = vi.fn();
  const { container } = render(Board, boardOf(position, { choose }));
  const card = container.querySelector<HTMLElement>('[data-piece="action taxes"]') as HTMLElement;
  expect(card.getAttribute('aria-disabled')).toBe('true');
  click(card);
  expect(choose).toHaveBeenCalledWith('taxes');
});

test('focus looks at a choice, and a press while another is under way does nothing', () => {
  const position = positions.find(({ view }) => view.asked === 'action') as Position;
  const [choose, consider] = [vi.fn(), vi.fn()];
  const { container } = render(Board, boardOf(position, { choose, consider, busy: true }));
  const first = container.querySelector<HTMLElement>('[data-piece="refill"]') as HTMLElement;
  first.dispatchEvent(new FocusEvent('focus'));
  expect(consider).toHaveBeenCalledWith('refill');
  click(first);
  expect(choose).not.toHaveBeenCalled();
});

/** How far the marker of whoever is asked would move, by its ghost on the track. */
const ghost = (root: HTMLElement): string => root.querySelector('.track .ghost')?.getAttribute('style') ?? '';
const delta = (root: HTMLElement): string => root.querySelector('.standing .delta')?.textContent ?? '';

test('persons of the draft show how far they move the marker, the first alone and then both', () => {
  const position = positions.find(({ view }) => view.asked === 'draft') as Position;
  const props = boardOf(position);
  const { container, rerender } = render(Board, props);
  expect(ghost(container)).toBe('');
  const monk = container.querySelector<HTMLElement>('[data-piece="tile young monk"]') as HTMLElement;
  monk.dispatchEvent(new FocusEvent('focus'));
  flushSync();
  expect(delta(container)).toBe('+6');
  expect(ghost(container)).toContain('left: 15%');
  click(monk);
  const pair = { move: 'draft monk farmer', words: '', preview: '', gain: { coming: 10 }, forecast: null };
  void rerender({ ...props, previewed: pair });
  flushSync();
  expect(delta(container)).toBe('+10');
});

test('a choice moves the marker now, and by those who come with it', () => {
  const position = positions.find(({ view }) => view.asked === 'recruit') as Position;
  const shown = (gain: Choice['gain']): string => {
    const previewed = { move: 'recruit old monk', words: '', preview: '', gain, forecast: null };
    const { container, unmount } = render(Board, boardOf(position, { previewed }));
    const moved = delta(container);
    unmount();
    return moved;
  };
  expect(shown({ coming: 2 })).toBe('+2');
  expect(shown({ track: 3, coming: 2 })).toBe('+5');
  expect(shown({})).toBe('');
});

test('an event leads to its rule', () => {
  const rule = vi.fn();
  const { container } = render(Board, boardOf(positions[0] as Position, { rule }));
  click(container.querySelector('.event') as HTMLElement);
  expect(rule).toHaveBeenCalledWith('Y26');
});

test('every symbol leads to its rule, and those of a court are one stop of the tabulator', () => {
  const found = positions.find(({ view }) => view.options.great_wall && view.asked === 'action') as Position;
  const courts = found.view.courts.map((court) => ({
    ...court,
    privileges: { small: 1, large: 1 },
    palaces: [
      { floors: 2, persons: ['young monk', 'old healer'] as TileName[], struck: false, decays: false },
    ],
  }));
  const rule = vi.fn();
  const { container } = render(
    Board,
    boardOf({ ...found, view: { ...found.view, courts } }, { rule, choices: [] }),
  );
  for (const court of container.querySelectorAll<HTMLElement>('section[data-fly^="court:"]')) {
    const symbols = [...court.querySelectorAll<HTMLElement>('button.symbol')];
    symbols.forEach(click);
    const led = new Set(rule.mock.calls.map(([number]) => number));
    for (const number of ['Y27', 'Y28', 'Y29', 'Y22', 'Y40', 'Y35', 'Y31', 'Y10', 'Y34', 'Y11'])
      expect(led, `${court.dataset.fly} ${number}`).toContain(number);
    const told = { about: expect.stringMatching(/./), rule: expect.stringMatching(/^Y/), look: '' };
    for (const symbol of symbols) expect(symbol.dataset).toMatchObject(told);
    expect(symbols.filter((symbol) => symbol.tabIndex === 0)).toHaveLength(1);
    rule.mockClear();
  }
  const persons = [...container.querySelectorAll<HTMLElement>('.display button.symbol')];
  persons.forEach(click);
  expect(new Set(rule.mock.calls.map(([number]) => number)).size).toBe(9);
  expect(persons.filter((symbol) => symbol.tabIndex === 0)).toHaveLength(1);
  persons[0]?.focus();
  persons[0]?.dispatchEvent(new KeyboardEvent('keydown', { key: 'ArrowRight', bubbles: true }));
  expect(document.activeElement).toBe(persons[1]);
  expect(persons[1]?.tabIndex).toBe(0);
});

test('a forecast says what a choice would change', () => {
  const now = [
    { month: 3, event: 'tribute', yuan: 2, persons: 2 },
    { month: 4, event: 'festival' },
  ];
  const then = [
    { month: 3, event: 'tribute', yuan: 4 },
    { month: 4, event: 'festival', rank: 1, points: 6, fireworks: 1 },
  ];
  expect(foreseen(3, now, then)).toEqual([
    {
      by: 'event',
      items: [
        { what: 'person', takes: true, now: 2, then: 0, turn: 'better' },
        { what: 'yuan', takes: true, now: 2, then: 4, turn: 'same' },
      ],
    },
  ]);
  expect(foreseen(4, now, then)[0]?.items.map((item) => [item.what, item.turn])).toEqual([
    ['points', 'better'],
    ['rank', 'better'],
  ]);
});

test('what the wall takes is told apart from the event, and nobody who is about to lose is called first', () => {
  const now = [
    { month: 5, event: 'mongols', persons: 1, fewest: true },
    { month: 5, event: 'wall', persons: 1, fewest: true },
  ];
  expect(
    foreseen(5, now, []).map(({ by, items }) => [by, items.map((item) => [item.what, item.now])]),
  ).toEqual([
    [
      'event',
      [
        ['person', 1],
        ['fewest', 1],
      ],
    ],
    [
      'wall',
      [
        ['person', 1],
        ['fewest', 1],
      ],
    ],
  ]);
});

test('a piece that was tried before says so, and no other does', async () => {
  await words.need('page', 'year', 'review');
  const position = positions.find(
    ({ view, moves }) => view.asked === 'action' && moves.length > 3,
  ) as Position;
  const [tried, ...moves] = position.moves as [string, ...string[]];
  const { container } = render(Board, boardOf({ ...position, moves }, { tried: [tried] }));
  const crossed = [...container.querySelectorAll<HTMLElement>('button.tried')];
  const [piece] = [...reach([tried], NOTHING).keys()];
  expect(crossed.map(({ dataset }) => dataset.piece)).toEqual([piece]);
  expect(crossed[0]?.querySelector('.unseen')?.textContent).toMatch(/, already tried$/);
  expect(crossed[0]?.classList.contains('legal')).toBe(false);
});

test('where somebody is replaced, palaces lie open: persons are pressed, and nothing looks refused', () => {
  const position = positions.find(({ moves }) =>
    moves.some((move) => move.startsWith('replace ')),
  ) as Position;
  const { container } = render(Board, boardOf(position));
  const replacing = position.moves.filter((move) => move.startsWith('replace '));
  const pressed = [...container.querySelectorAll<HTMLElement>('.tenant button.legal')];
  const pieces = new Set(pressed.map((button) => button.dataset.piece?.replace('tenant', 'replace')));
  expect([...pieces].sort()).toEqual(replacing.sort());
  expect(container.querySelectorAll('.palaces .refused')).toHaveLength(0);
});

test('whoever has but one palace to go to goes there without a click, and nobody leaves so', () => {
  const table = {
    game: 'year',
    status: 'playing',
    seats: [{ kind: 'person' }, { kind: 'bot' }],
    rated: false,
  };
  const made = (asked: string, ...moves: string[]): string | null => {
    const position = {
      at: 5,
      to_move: 0,
      view: { asked },
      choices: moves.map((move) => ({ move })),
      undo: null,
    };
    const [at, standing] = [table as unknown as TableView, position as unknown as StandsAt];
    return forced(at, standing, [0], game.placing);
  };
  expect(made('arrival', 'place 2')).toBe('place 2');
  expect(made('floor', 'floor new')).toBe('floor new');
  expect(made('arrival', 'place 1', 'place 2')).toBeNull();
  for (const asked of ['action', 'recruit', 'release', 'evict', 'remove', 'discard', 'charter'])
    expect(made(asked, 'the only one')).toBeNull();
});

test('looking at another court leaves the own one, and what is asked there', () => {
  const position = positions.find(({ view }) => view.asked === 'arrival') as Position;
  const { container } = render(Board, boardOf(position));
  const asked = legal(container).length;
  click(container.querySelector('.others .who') as HTMLElement);
  expect(container.querySelector('.beside')).not.toBeNull();
  expect(legal(container)).toHaveLength(asked);
});

test('a finger that only picks is told nothing that would lie over what it picks next', () => {
  const position = positions.find(({ view }) => view.asked === 'draft') as Position;
  const { container } = render(Board, boardOf(position));
  const [first, second] = legal(container) as [HTMLElement, HTMLElement];
  expect([first, second].map((tile) => tile.dataset.tap)).toEqual([undefined, undefined]);
  click(first);
  expect([first, second].map((tile) => tile.dataset.tap)).toEqual([undefined, '']);
});

test('after the first person of the draft the board says what is chosen and what is not', () => {
  const position = positions.find(({ view }) => view.asked === 'draft') as Position;
  const { container } = render(Board, boardOf(position));
  expect(container.querySelector('.next')?.textContent).toBe(say('year-aim'));
  click(container.querySelector('[data-piece="tile young monk"]') as HTMLElement);
  expect(container.querySelector('.next')?.textContent).toMatch(/^(Monk chosen|year-picked-first)/);
});

test('a palace that decays says so', () => {
  const position = positions.find(
    ({ view }) => view.phase === 'action' || view.phase === 'person',
  ) as Position;
  const seat = position.view.to_move as number;
  const courts = position.view.courts.map((court) => ({
    ...court,
    palaces: court.seat === seat ? [{ floors: 2, persons: [], struck: false, decays: true }] : court.palaces,
  }));
  const { container } = render(Board, boardOf({ ...position, view: { ...position.view, courts } }));
  expect(container.querySelector('.court.mine .decays')?.textContent).toContain(say('year-decays-short'));
});

test('markers on one space, or too near, lie on each other in their order', () => {
  const marks = [
    { seat: 0, at: 7 },
    { seat: 2, at: 7 },
    { seat: 1, at: 30 },
  ];
  expect(laid(marks, 40, 400).map((mark) => mark.lane)).toEqual([0, 1, 0]);
  expect(reachOf('track', [3])).toBe(40);
  expect(reachOf('track', [38])).toBe(50);
});
