/** How a game ended, in words. */
import { cleanup, render } from '@testing-library/svelte';
import { afterEach, beforeAll, expect, it, vi } from 'vitest';
import type { SeatInfo } from '../../games/contract';
import type { Position, TableView, Update } from '../../lib/net/protocol';
import { TableModel } from '../../lib/net/table.svelte';
import { words } from '../../lib/i18n/words.svelte';
import Result from './Result.svelte';

beforeAll(async () => {
  vi.stubGlobal('fetch', () => Promise.reject(new Error('nobody answers')));
  Element.prototype.scrollIntoView = () => undefined;
  await words.need('page');
});
afterEach(cleanup);

function resultOf(players: number, you: number[], ended: Partial<TableView>, begun = true) {
  const seats = Array.from(
    { length: players },
    (_, at) => ({ kind: 'person', title: 'ABCDE'[at], mine: you.includes(at) }) as SeatInfo,
  );
  const table = {
    id: 't',
    game: 'year',
    status: 'over',
    seats,
    scores: null,
    places: null,
    given: null,
    rated: false,
    unrated: null,
    rematch: null,
    ...ended,
  };
  const model = new TableModel('t');
  const position = begun ? ({ at: 9, to_move: 'over', view: {} } as unknown as Position) : null;
  model.update({
    type: 'update',
    entries: [],
    last: 9,
    table,
    position,
    you,
    eyes: you[0] ?? null,
  } as unknown as Update);
  return render(Result, { model, table: table as unknown as TableView, seats, coached: null });
}

it.each([
  [2, [0], { places: [1, 2] }, 'You have won! Your opponent resigned.'],
  [4, [2], { places: [4, 3, 1, 2] }, 'You have won! The others resigned.'],
  [2, [1], { places: [1, 2] }, 'The game ended by resignation'],
  [3, [], { places: [1, 2, 3] }, 'The game ended by resignation'],
  [2, [0, 1], { places: [1, 2] }, 'The game ended by resignation'],
  [2, [0], { scores: [90, 80], places: [1, 2] }, 'You have won!'],
  [2, [1], { scores: [90, 80], places: [1, 2] }, 'A wins'],
  [3, [2], { scores: [90, 90, 80], places: [1, 1, 3] }, 'A tie: A, B'],
  [2, [0], { status: 'cancelled' }, 'The table was closed'],
] as const)('of %d players to those at %j: %j', (players, you, ended, title) => {
  const { getByRole } = resultOf(players, [...you], ended as unknown as Partial<TableView>);
  expect(getByRole('heading', { level: 2 }).textContent.replace(/\s+/g, ' ').trim()).toBe(title);
});

it.each([true, false])('of a table that was closed leads to a game only if one had begun (%s)', (begun) => {
  const { container, queryByRole } = resultOf(2, [0], { status: 'cancelled' }, begun);
  expect(queryByRole('button', { name: 'Rematch' }) !== null).toBe(begun);
  const ways = [...container.querySelectorAll('.ways a')].map((way) => way.getAttribute('href'));
  expect(ways).toEqual(begun ? ['/r/t', '/api/tables/t/record', '/'] : ['/']);
});

it('leads on from a game with the same luck to where that of others is found, before a rematch', () => {
  const ways = (ended: Partial<TableView>): (string | null)[] => {
    const { container } = resultOf(2, [0], { scores: [5, 7], places: [2, 1], ...ended });
    const acts = [...container.querySelectorAll('header .acts > *')];
    const found = acts.map(
      (one) => one.getAttribute('href') ?? (one.classList.contains('urgent') ? 'urgent' : 'quiet'),
    );
    cleanup();
    return found;
  };
  expect(ways({ day: '2026-11-17' })).toEqual(['/daily/year?day=2026-11-17', 'quiet']);
  expect(ways({ duel: 'd' })).toEqual(['/duel/d', 'quiet']);
  expect(ways({ tournament: 'x' })).toEqual(['/tournament/x', 'quiet']);
  expect(ways({})).toEqual(['urgent']);
});
