import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { GameModule } from '../../games/contract';
import { forced } from './forced';
import type { Accepted, Choice, Position, Seat, TableView, Undoing, Update } from './protocol';
import { TableModel } from './table.svelte';

const PLACING = ['arrival', 'floor'];
const ME = { kind: 'person' } as Seat;
const BOT = { kind: 'bot' } as Seat;
const choice = (move: string): Choice => ({ move, words: '', preview: '', gain: null, forecast: null });
const undo = (to: number[], free = to.length): Undoing => ({ to, free, stop: 'begin' });
const table = (more: Partial<TableView> = {}): TableView =>
  ({ game: 'year', status: 'playing', seats: [ME, BOT], rated: false, ...more }) as TableView;
function position(
  at: number,
  moves: string[],
  asked = 'arrival',
  back: Undoing | null = undo([at - 1]),
): Position {
  return { at, to_move: 0, view: { asked }, choices: moves.map(choice), undo: back } as unknown as Position;
}

describe('what is made by itself', () => {
  it('is a placement where there is but one place', () => {
    expect(forced(table(), position(5, ['place 1']), [0], PLACING)).toBe('place 1');
    expect(forced(table(), position(5, ['place 1', 'place 2']), [0], PLACING)).toBeNull();
    expect(forced(table(), position(5, ['place 1', 'turn-away']), [0], PLACING)).toBeNull();
    expect(forced(table(), position(5, ['release 1 young monk'], 'release'), [0], PLACING)).toBeNull();
    expect(forced(table(), position(5, ['place 1']), [0], [])).toBeNull();
  });

  it('is nothing that would cost a step back', () => {
    const placing = position(5, ['place 1']);
    expect(forced(table({ rated: true }), placing, [0], PLACING)).toBeNull();
    expect(forced(table({ seats: [ME, ME] }), placing, [0], PLACING)).toBeNull();
    expect(forced(table({ seats: [ME, ME] }), placing, [0, 1], PLACING)).toBe('place 1');
    expect(forced(table({ rated: true }), position(5, ['place 1'], 'arrival', null), [0], PLACING)).toBe(
      'place 1',
    );
    expect(
      forced(table({ rated: true }), position(5, ['place 1'], 'arrival', undo([2], 0)), [0], PLACING),
    ).toBe('place 1');
  });
});

describe('a table', () => {
  let model: TableModel;
  const asked = vi.fn<(request: unknown) => Promise<Accepted | null>>();
  const told = (last: number, now: Position, more: Partial<Update> = {}): void =>
    model.update({ type: 'update', entries: [], last, position: now, ...more } as unknown as Update);
  const sent = (): unknown[] => asked.mock.calls.map(([request]) => request);

  beforeEach(() => {
    asked.mockReset();
    model = new TableModel('t');
    model.module = {
      Board: (() => ({})) as unknown as GameModule['Board'],
      spot: () => null,
      signs: () => [],
      offersChoices: true,
      lookedAt: {},
      placing: PLACING,
      sound: 'wood',
    };
    vi.spyOn(model, 'ask').mockImplementation(asked as unknown as TableModel['ask']);
    told(4, position(4, ['recruit young monk', 'recruit old monk'], 'recruit'), {
      table: table(),
      you: [0],
      eyes: 0,
    });
  });
  const answered = (number: number): Accepted => ({ type: 'accepted', number }) as unknown as Accepted;

  it.each(['answer', 'news'])(
    'goes on to where the chosen one must live, when the %s comes last',
    async (last) => {
      asked.mockImplementationOnce(() => {
        if (last === 'answer') told(5, position(5, ['place 1']));
        return Promise.resolve(answered(5));
      });
      asked.mockResolvedValue(answered(6));
      await model.choose('recruit young monk');
      if (last === 'news') told(5, position(5, ['place 1']));
      await vi.waitFor(() => expect(sent()).toHaveLength(2));
      expect(sent()[1]).toMatchObject({ type: 'move', at: 5, move: 'place 1' });
    },
  );

  it('goes back to the decision, not to what followed by itself', async () => {
    asked.mockImplementationOnce(() => {
      told(5, position(5, ['place 1']));
      return Promise.resolve(answered(5));
    });
    asked.mockImplementationOnce(() => {
      told(9, position(9, ['taxes', 'build'], 'action', undo([5, 4, 1], 0)));
      return Promise.resolve(answered(6));
    });
    await model.choose('recruit young monk');
    await vi.waitFor(() => expect(model.busy).toBe(false));
    await model.undo(5);
    expect(sent().at(-1)).toMatchObject({ type: 'undo', at: 9, to: 4 });
  });

  it('makes nothing by itself that was not chosen here', async () => {
    told(5, position(5, ['place 1']));
    await Promise.resolve();
    expect(sent()).toEqual([]);
  });
});
