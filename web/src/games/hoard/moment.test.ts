/** What a round cost, when it is over. */
import { cleanup, fireEvent, render } from '@testing-library/svelte';
import { afterEach, beforeAll, expect, it } from 'vitest';
import { words } from '../../lib/i18n/words.svelte';
import type { PlayedStep, SeatInfo } from '../contract';
import type { Desk } from './desk.svelte';
import { isTold, LOOKED_AT } from './moment';
import Moment from './Moment.svelte';
import type { Asked, HoardView } from './view';

const NAMES = ['Ada', 'Bo', 'Cem', 'Dora'];
const SEATS = NAMES.map((title) => ({ kind: 'person', title }) as SeatInfo);

beforeAll(() => words.need('page', 'hoard'));
afterEach(cleanup);

/** Seats with what they lost in the round and in all. */
function show(
  losses: readonly (readonly [loss: number, lost: number])[],
  more: Partial<HoardView> = {},
  seats = SEATS,
) {
  const opened: string[] = [];
  const holdings = losses.map(([loss, lost], seat) => ({ seat, loss, lost }));
  const view = { to_move: 'chance', winner: 1, holdings, ...more } as unknown as HoardView;
  const desk = { rule: (number: string) => opened.push(number) } as unknown as Desk;
  return { ...render(Moment, { view, seats, eyes: 0, moving: false, desk }), opened };
}
const rows = (container: HTMLElement): string[] =>
  [...container.querySelectorAll('li')].map((row) => {
    const said = (part: string): string => row.querySelector(part)?.lastChild?.textContent ?? '';
    return [said('.name'), said('.loss'), said('.lost')].join(' ');
  });

it('lists what each lost in the round and in all, who lost least before the others', () => {
  const { container, getByRole } = show([
    [4, 12],
    [0, 3],
    [10, 10],
  ]);
  expect(getByRole('heading').textContent).toMatch(/^Bo .*wins the round/);
  expect(rows(container)).toEqual(['Bo 0 3', 'Cem +10 10', 'Ada +4 12']);
  expect([...container.querySelectorAll('li')].map((row) => row.querySelectorAll('.coin').length)).toEqual([
    0, 10, 4,
  ]);
  expect(container.querySelector('.mine .name')?.textContent).toBe('Ada');
  expect(container.querySelector('.first')).toBeNull();
});

it('tells the winner so, and of a round that nobody won', () => {
  const losses = [
    [0, 0],
    [2, 2],
  ] as const;
  expect(show(losses, { winner: 0 }).getByRole('heading').textContent).toMatch(/^You/);
  cleanup();
  expect(show(losses, { winner: null }).getByRole('heading').textContent).not.toMatch(/You|Bo/);
});

it('tells of a round that was as of one that was, while the next one is dealt', () => {
  const losses = [
    [0, 0],
    [2, 2],
  ] as const;
  const dealt = { asked: 'exchange' as const, to_move: 0, round: 3 };
  const heading = (winner: number | null): string => {
    cleanup();
    return show(losses, { ...dealt, winner }).getByRole('heading').textContent;
  };
  expect([heading(0), heading(1), heading(null)]).toEqual([
    'Round 2: you were out first',
    'Round 2: Bo was out first',
    'Round 2 ended without a winner',
  ]);
});

it('marks all who lost the fewest when the game is over, and leads to the rule of that', async () => {
  const losses = [
    [3, 21],
    [0, 5],
    [1, 5],
  ] as const;
  const ended = show(losses, { to_move: 'over', places: [3, 1, 1] });
  expect([...ended.container.querySelectorAll('.first .name')].map((name) => name.textContent)).toEqual([
    'Bo',
    'Cem',
  ]);
  await fireEvent.click(ended.getByRole('button'));
  expect(ended.opened).toEqual(['H25']);
  cleanup();
  const going = show(losses);
  await fireEvent.click(going.getByRole('button'));
  expect(going.opened).toEqual(['H24']);
});

it('calls bots by what tells them apart where many play', () => {
  const bots = SEATS.map((_, at) => ({ kind: 'bot', title: `Greedy ${NAMES[at]}` }) as SeatInfo);
  const losses = [
    [1, 1],
    [2, 2],
    [3, 3],
    [4, 4],
  ] as const;
  expect(rows(show(losses, {}, bots).container).map((row) => row.split(' ')[0])).toEqual(NAMES);
  cleanup();
  expect(rows(show(losses.slice(0, 3), {}, bots).container)[0]).toMatch(/^Greedy Ada/);
});

it('has a sheet from the losses until the next round is dealt, and after the end', () => {
  const step = { moment: null } as unknown as PlayedStep;
  const told = (more: Partial<HoardView>, ...[now, motion]: [PlayedStep | null, number]): boolean =>
    isTold({ to_move: 0, round: 2, asked: 'turn', ...more } as unknown as HoardView, now, motion);
  for (const moment of Object.keys(LOOKED_AT)) expect(told({ asked: moment as Asked }, step, 900)).toBe(true);
  expect(told({ to_move: 'over' }, null, 0)).toBe(true);
  expect(told({ asked: 'exchange' }, null, 900)).toBe(true);
  expect(told({ asked: 'exchange' }, step, 0)).toBe(true);
  expect(told({ asked: 'exchange' }, step, 900)).toBe(false);
  expect(told({ asked: 'exchange', round: 1 }, null, 0)).toBe(false);
  expect(told({}, null, 0)).toBe(false);
});
