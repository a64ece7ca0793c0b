/** What the line above the board says of a refusal, and of taking back. */
import { cleanup, fireEvent, render } from '@testing-library/svelte';
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Choice, SeatInfo } from '../../games/contract';
import { Refusal } from '../../lib/net/http';
import type { Position, Refused, TableView, Undoing, Update } from '../../lib/net/protocol';
import { TableModel } from '../../lib/net/table.svelte';
import { ruleSheet } from '../learn/rules/sheet.svelte';
import { words } from '../../lib/i18n/words.svelte';
import AskBar from './AskBar.svelte';
import { teller } from './reading';
import { Review } from './review.svelte';

const SEATS = [
  { kind: 'person', title: 'Ada', mine: true },
  { kind: 'bot', title: 'Courtier', mine: false },
] as SeatInfo[];
const CHOICE = { move: 'taxes', words: 'Taxes', preview: '', gain: null, forecast: null } as Choice;
let model: TableModel;

beforeAll(async () => {
  const told = { games: [{ name: 'year', letter: 'Y' }], reactions: [], reveal_seconds: 1 };
  vi.stubGlobal('fetch', () => Promise.resolve(new Response(JSON.stringify(told))));
  await words.need('page', 'year');
});
beforeEach(() => {
  model = new TableModel('t');
});
afterEach(() => {
  cleanup();
  ruleSheet.close();
});

function stand(undo: Undoing | null, table: Partial<TableView> = {}): void {
  const position = { at: 4, to_move: 0, view: {}, choices: [CHOICE], undo } as unknown as Position;
  model.update({
    type: 'update',
    entries: [],
    last: 4,
    you: [0],
    eyes: 0,
    position,
    table: { game: 'year', status: 'playing', seats: SEATS, rated: false, stake: false, ...table },
  } as unknown as Update);
}

const bar = (previewed: Choice | null = null) =>
  render(AskBar, {
    model,
    seats: SEATS,
    tell: teller(SEATS, 0),
    question: 'Choose an action',
    previewed,
    listed: false,
    review: new Review(model),
  });

describe('a refusal', () => {
  const refuse = (more: Partial<Refused>): void => {
    const said = { say: 'refusal-group-price', with: { price: 3, yuan: 1 } };
    const refused = { type: 'refused', code: 'illegal-move', said, ...more } as Refused;
    model.refusal = new Refusal(refused.code, refused);
  };

  it('gives its reason in words, and the rule as a sign that opens it', async () => {
    stand(null);
    refuse({ rule: 'Y14', said: ['That costs 3 yuan', ' (Y14)'] });
    const { container, getByRole } = bar();
    const told = container.querySelector('.refused');
    expect(told?.textContent.trim()).toBe('That costs 3 yuan');
    const sign = getByRole('button', { name: /Y14/ });
    await vi.waitFor(() => expect(sign.getAttribute('aria-label')).toMatch(/^\S.*: rule Y14$/));
    expect(sign.title).toBe(sign.getAttribute('aria-label'));
    await fireEvent.click(sign);
    await vi.waitFor(() => expect(ruleSheet.number).toBe('Y14'));
  });

  it('has no sign where no rule refuses', () => {
    stand(null);
    refuse({ rule: null, said: 'Not now' });
    const { container } = bar();
    expect(container.querySelector('.refused')?.textContent.trim()).toBe('Not now');
    expect(container.querySelector('.refused button')).toBeNull();
  });

  it('makes way for the choice that is looked at next', () => {
    stand(null);
    refuse({ rule: 'Y14', said: 'That costs 3 yuan (Y14)' });
    expect(bar(CHOICE).container.querySelector('.refused')).toBeNull();
  });
});

describe('what happens', () => {
  const tellOf = (lines: number): string => {
    stand(null);
    const story = [
      'Bo chooses Taxes.',
      'Peace: nothing happens.',
      'Scoring of month 1.',
      'Ada: +3.',
      'Bo: +2.',
    ];
    model.playback.now = {
      entries: [
        {
          number: 5,
          at: 0,
          kind: 'move',
          story: story.slice(0, lines).map((text) => ({ text, seats: [], tone: 'plain' })),
        },
      ],
      position: null,
      eyes: 0,
      own: false,
    } as unknown as typeof model.playback.now;
    return bar().container.querySelector('.story')?.textContent.trim() ?? '';
  };

  it('is told in sentences that stand apart, and no more of them than there is room for', () => {
    expect(tellOf(3)).toBe('Bo chooses Taxes. Peace: nothing happens. Scoring of month 1.');
    cleanup();
    expect(tellOf(5)).toMatch(
      /^Bo chooses Taxes\. Peace: nothing happens\. Scoring of month 1\. … and 2 more/,
    );
  });
});

describe('while something is told', () => {
  const begin = (): void => {
    stand(null);
    const move = (number: number) => ({
      number,
      at: 0,
      kind: 'move',
      seat: 1,
      story: [{ text: 'Bo moves.', seats: [1] }],
    });
    const { position } = model;
    model.update({ type: 'update', entries: [move(5), move(6)], last: 6, position } as unknown as Update);
    bar();
  };

  it('the right arrow goes on to what comes next, and Escape to the end', async () => {
    begin();
    expect(model.playback.told).toBe(5);
    await fireEvent.keyDown(document.body, { key: 'ArrowRight' });
    expect(model.playback.told).toBe(6);
    cleanup();
    model = new TableModel('t');
    begin();
    await fireEvent.keyDown(document.body, { key: 'Escape' });
    expect(model.playback.settled).toBe(true);
  });
});

it('who only watches is not offered the time since a turn of their own', () => {
  stand(null);
  expect(bar().queryByRole('button', { name: 'Since my last turn' })).not.toBeNull();
  cleanup();
  model.you = [];
  expect(bar().queryByRole('button', { name: 'Since my last turn' })).toBeNull();
});

describe('taking back', () => {
  const told = (undo: Undoing, table: Partial<TableView> = {}): string => {
    stand(undo, table);
    const { getByRole } = bar();
    const button = getByRole('button', { name: 'Undo' });
    const about = document.getElementById(button.getAttribute('aria-describedby') ?? '');
    expect(about?.getAttribute('role')).toBe('tooltip');
    return about?.textContent.replace(/\s+/g, ' ').trim() ?? '';
  };

  it.each([
    ['begin', 1, /^One decision .* beginning\. What was dealt and drawn then comes again\.$/],
    ['chance', 2, /^2 decisions .* dealt or drawn/],
    ['other', 3, /^3 decisions .* somebody else/],
  ] as const)('says how far it goes, and why not further (%s)', (stop, count, expected) => {
    const to = Array.from({ length: count }, (_, at) => 3 - at);
    expect(told({ to, stop, free: count })).toMatch(expected);
  });

  it('says what it costs in a game that counts, or counts already', () => {
    expect(told({ to: [3], stop: 'begin', free: 1 }, { rated: true })).toMatch(
      /beginning; then the game is not rated/,
    );
    cleanup();
    expect(told({ to: [3], stop: 'begin', free: 1 }, { stake: true })).toMatch(/counts as lost/);
  });

  it('is not offered where nothing can be taken back', () => {
    stand({ to: [], stop: 'other', free: 0 });
    expect(bar().queryByRole('button', { name: 'Undo' })).toBeNull();
  });
});
