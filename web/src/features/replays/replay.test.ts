import { afterEach, expect, it, vi } from 'vitest';
import type { Steps } from '../../lib/net/protocol';
import { ReplayModel } from './replay.svelte';

function answer(moves: number, eyes: number | null, mover: number | 'over'): Steps {
  const position = { at: 0, to_move: mover, view: {} };
  const steps = Array.from({ length: moves }, (_, at) => ({
    entry: { number: at + 1, at: 0, kind: 'move' },
    position,
  }));
  return {
    game: 'year',
    seats: [],
    moves,
    after: 0,
    eyes,
    before: position,
    steps,
    ended: true,
  } as unknown as Steps;
}

async function replayed(model: ReplayModel, said: Steps): Promise<ReplayModel> {
  vi.stubGlobal('fetch', () => Promise.resolve(new Response(JSON.stringify(said))));
  await model.see();
  return model;
}

afterEach(() => vi.unstubAllGlobals());

it('begins where it was left, but not behind the end', async () => {
  expect((await replayed(new ReplayModel('t', '', '3'), answer(5, null, 1))).at).toBe(3);
  expect((await replayed(new ReplayModel('t', '', '30'), answer(5, null, 1))).at).toBe(5);
  expect((await replayed(new ReplayModel('t', '', '-1.5'), answer(5, null, 1))).at).toBe(0);
});

it('names a place of a table, or of a record without times and talk', async () => {
  const table = await replayed(new ReplayModel('t', '', '3'), answer(5, null, 1));
  expect(table.place).toEqual({ of: { kind: 'table', table: 't' }, moves: 3 });
  const text = JSON.stringify({ format: 1, moves: [], chat: ['hi'] });
  const record = await replayed(new ReplayModel(null, text, '2'), answer(5, null, 1));
  expect(record.place).toEqual({ of: { kind: 'record', record: { format: 1, moves: [] } }, moves: 2 });
});

it('offers the seat as which one looks, or whose turn it is', async () => {
  expect((await replayed(new ReplayModel('t', ''), answer(5, 2, 1))).likely).toBe(2);
  expect((await replayed(new ReplayModel('t', ''), answer(5, null, 1))).likely).toBe(1);
  expect((await replayed(new ReplayModel('t', ''), answer(5, null, 'over'))).likely).toBe(0);
});

it('knows as whom one wants to look before it has come', async () => {
  const model = await replayed(new ReplayModel('t', ''), answer(5, 2, 1));
  const seen = model.see(0);
  expect([model.eyes, model.looking, model.likely]).toEqual([2, 0, 0]);
  await seen;
  void model.see('nobody');
  expect([model.looking, model.likely]).toEqual(['nobody', 1]);
});

it('is in a month from its deal on, and in its moments still in the one before', async () => {
  const said = answer(3, null, 1);
  Object.assign(said.steps[0]?.entry ?? {}, { heading: 'Month 1' });
  Object.assign(said.steps[2]?.entry ?? {}, { heading: 'Month 2' });
  Object.assign(said.steps[1]?.entry ?? {}, {
    story: [{}, {}],
    moments: [
      { name: 'move', said: 1, view: {} },
      { name: 'event', said: 1, view: {} },
      { name: 'month', said: 0 },
    ],
  });
  const model = await replayed(new ReplayModel('t', '', '2.1'), said);
  expect([model.address, model.chapter]).toEqual(['2.1', 0]);
  model.walk(1);
  expect([model.address, model.chapter]).toEqual(['3', 1]);
  model.walk(-1);
  model.walk(-1);
  expect([model.address, model.ended(-1), model.ended(1)]).toEqual(['2.0', false, false]);
});
