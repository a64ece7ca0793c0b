/** What the top of a table says: whose turn it is, who watches, and whether the game counts. */
import { cleanup, fireEvent, render } from '@testing-library/svelte';
import { flushSync } from 'svelte';
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import type { Coach } from '../coach/coach.svelte';
import type { SeatInfo } from '../../games/contract';
import type { Position, TableView, Update } from '../../lib/net/protocol';
import { TableModel } from '../../lib/net/table.svelte';
import { words } from '../../lib/i18n/words.svelte';
import Header from './Header.svelte';
import { Talk } from './talk.svelte';

const SEATS = [
  { kind: 'person', title: 'Ada', mine: true },
  { kind: 'bot', title: 'Courtier', mine: false },
] as SeatInfo[];

beforeAll(async () => {
  vi.stubGlobal('fetch', () => Promise.reject(new Error('nobody answers')));
  vi.stubGlobal(
    'ResizeObserver',
    class {
      observe(): void {}
      unobserve(): void {}
      disconnect(): void {}
    },
  );
  HTMLDialogElement.prototype.showModal ??= function (this: HTMLDialogElement) {
    this.open = true;
  };
  HTMLElement.prototype.showPopover ??= () => undefined;
  HTMLElement.prototype.hidePopover ??= () => undefined;
  await words.need('page');
});
afterEach(cleanup);

function top(told: Partial<TableView> = {}, you: number[] = [0]) {
  const table = {
    id: 't',
    game: 'year',
    status: 'playing',
    seats: SEATS,
    watchers: 0,
    given: null,
    rated: true,
    stake: false,
    unrated: null,
    ...told,
  } as unknown as TableView;
  const model = new TableModel('t');
  const position = {
    at: 4,
    to_move: 0,
    view: {},
    choices: [{ move: 'taxes' }],
    undo: null,
  } as unknown as Position;
  model.update({
    type: 'update',
    entries: [],
    last: 4,
    you,
    eyes: you[0] ?? null,
    position,
    table,
  } as unknown as Update);
  const props = {
    model,
    table,
    seats: SEATS,
    talk: new Talk(model),
    coach: {} as Coach,
    settled: true,
    mover: 0,
  };
  return { ...render(Header, props), model };
}

describe('whether the game counts is said while it is played', () => {
  it.each([
    [{}, 'Rated game', 'once everybody has moved three times'],
    [{ stake: true }, 'Rated game', 'If you resign, leave or close it alone, you have lost.'],
    [{ unrated: 'hints', rated: false }, 'Unrated game', 'hints are allowed.'],
    [{ unrated: 'duel', rated: false }, 'Unrated game', 'it is a duel.'],
  ] as const)('%j: %s', (told, sign, why) => {
    const { getByRole, container } = top(told as Partial<TableView>);
    flushSync();
    const button = getByRole('button', { name: sign });
    const about = container.querySelector(`[id="${button.getAttribute('aria-describedby')}"]`);
    expect(about?.textContent).toContain(why);
  });

  it('and no more when it is over', () => {
    const { queryByRole } = top({ status: 'over' });
    expect(queryByRole('button', { name: /rated game/i })).toBeNull();
  });
});

it.each([
  [{ stake: true }, 'for you it counts as lost'],
  [{ stake: false }, 'The game ends without a result.'],
])('who closes a table alone is told before what it costs: %j', async (told, said) => {
  const { getByRole, getByText, container } = top(told);
  await fireEvent.click(getByRole('button', { name: 'Menu' }));
  await fireEvent.click(getByText('Close the table'));
  expect(container.querySelector('dialog[open]')?.textContent).toContain(said);
});

it('nobody has the turn while it is still told how it came to this', () => {
  const { container, model } = top();
  const status = (): string | undefined => container.querySelector('.status')?.textContent;
  expect(status()).toBe('Your turn');
  const entry = { number: 5, at: 0, kind: 'move', seat: 1, move: 'taxes', story: [] };
  const news = { type: 'update', entries: [entry], last: 5, position: model.position };
  flushSync(() => model.update(news as unknown as Update));
  expect(model.playback.settled).toBe(false);
  expect(status()).toBe('');
  flushSync(() => model.playback.skip());
  expect(status()).toBe('Your turn');
});

it('who watches is not counted among the others who do', () => {
  expect(top({ watchers: 1 }, []).container.querySelector('.notes')?.textContent.trim()).toBe(
    'You are watching',
  );
  cleanup();
  const { container } = top({ watchers: 2 }, []);
  expect(container.querySelector('.notes')?.textContent).toContain('one other spectator');
});
