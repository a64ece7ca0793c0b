import { cleanup, fireEvent, render } from '@testing-library/svelte';
import { afterEach, describe, expect, it, vi } from 'vitest';
import type { SeatInfo } from '../../games/contract';
import { TableModel } from '../../lib/net/table.svelte';
import Closing from './Closing.svelte';
import { alone, closing } from './closing';

afterEach(cleanup);

function seat(title: string, more: Partial<SeatInfo> = {}): SeatInfo {
  return { kind: 'person', name: title, title, taken: true, present: true, mine: false, ...more } as SeatInfo;
}
const BOT = seat('Courtier', { kind: 'bot', bot: 'courtier' });
const titles = (seats: SeatInfo[]): string[] => seats.map((seat) => seat.title);

describe('closing', () => {
  it('asks those who play themselves, and no others', () => {
    const seats = [
      seat('Ada', { cancels: true }),
      seat('Bo', { mine: true }),
      seat('Cy', { held: 'prince' }),
      seat('Di', { resigned: true, held: 'prince' }),
      BOT,
      seat('Ed'),
    ];
    const { agreed, awaited, own } = closing(seats);
    expect([titles(agreed), titles(awaited), own]).toEqual([['Ada'], ['Bo', 'Ed'], 'asked']);
  });

  it('knows of several at one device that they speak as one', () => {
    const seats = [seat('Ada', { mine: true, cancels: true }), seat('Bo', { mine: true }), seat('Cy')];
    expect(closing(seats).own).toBe('agreed');
    expect(titles(closing(seats).awaited)).toEqual(['Cy']);
  });

  it('asks nobody who watches or has left', () => {
    expect(closing([seat('Ada', { cancels: true }), seat('Bo')]).own).toBeNull();
    expect(
      closing([seat('Ada', { cancels: true }), seat('Bo', { mine: true, held: 'prince' })]).own,
    ).toBeNull();
  });

  it('says who is alone', () => {
    expect(alone([seat('Ada', { mine: true }), BOT, seat('Bo', { held: 'prince' })])).toBe(true);
    expect(alone([seat('Ada', { mine: true }), seat('Bo')])).toBe(false);
  });
});

describe('the question', () => {
  function pressed(seats: SeatInfo[], which: number): unknown[] {
    const model = new TableModel('t');
    const ask = vi.spyOn(model, 'ask').mockResolvedValue(null);
    const { getAllByRole } = render(Closing, { model, seats });
    const button = getAllByRole('button')[which];
    if (!button) throw new Error('there is no such button');
    void fireEvent.click(button);
    return ask.mock.calls.map(([request]) => request);
  }
  const asked = [seat('Ada', { cancels: true }), seat('Bo', { mine: true })];

  it('is answered by agreeing', () => expect(pressed(asked, 0)).toEqual([{ type: 'cancel' }]));
  it('is answered by declining', () => expect(pressed(asked, 1)).toEqual([{ type: 'decline' }]));
  it('is taken back', () => {
    const own = [seat('Ada', { cancels: true, mine: true }), seat('Bo')];
    expect(pressed(own, 0)).toEqual([{ type: 'decline' }]);
  });
  it('is no question to who watches, or when nobody asks', () => {
    const model = new TableModel('t');
    const watching = render(Closing, { model, seats: [seat('Ada', { cancels: true }), seat('Bo')] });
    expect(watching.queryAllByRole('button')).toEqual([]);
    cleanup();
    expect(
      render(Closing, { model, seats: [seat('Ada', { mine: true }), seat('Bo')] }).container.textContent,
    ).toBe('');
  });
});
