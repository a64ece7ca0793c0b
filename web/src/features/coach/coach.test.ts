import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { GameModule } from '../../games/contract';
import type { Coached as Answer, Costly, Position, Seat, TableView, Told } from '../../lib/net/protocol';
import { forget, recall } from '../../lib/net/storage';
import { TableModel } from '../../lib/net/table.svelte';
import { Coach } from './coach.svelte';
import { begin, begun, coachedAt, LEAST, note, parsed } from './memory';

const costly = (move: string, low: number, more: Partial<Costly> = {}): Costly => ({
  move,
  cost: low + 0.05,
  low,
  high: low + 0.1,
  chance: 0.1,
  chance_low: 0.05,
  chance_high: 0.15,
  persons: 0,
  why: [],
  ...more,
});
const answer = (at: number, part: number, more: Partial<Answer> = {}): Answer => ({
  type: 'coached',
  id: 'x',
  at,
  part,
  better: ['good'],
  costly: [costly('bad', 0.2)],
  mattered: null,
  ...more,
});
const position = (at: number): Position =>
  ({ at, to_move: 0, view: {}, choices: ['good', 'bad', 'fair'].map((move) => ({ move })) }) as Position;
const seats = (...kinds: string[]): Seat[] => kinds.map((kind) => ({ kind }) as Seat);

function model(table: Partial<TableView> = {}): TableModel {
  const made = new TableModel('t');
  made.table = { hints: true, status: 'playing', seats: seats('person', 'bot'), ...table } as TableView;
  made.you = [0];
  return made;
}

/** A coach whose answer to each position is given. */
function coached(
  says: (at: number, heard: number) => Answer | Promise<Answer>,
  moment = 20,
): [Coach, (at: number) => Promise<void>, TableModel] {
  const at = model();
  begin('g', 't');
  const coach = new Coach(at, (_, where, heard) => Promise.resolve(says(where, heard)), moment, 0);
  const go = async (where: number): Promise<void> => {
    at.position = position(where);
    coach.watch();
    await Promise.resolve();
    await Promise.resolve();
  };
  return [coach, go, at];
}

beforeEach(() => forget('coach'));

describe('the coach', () => {
  it('warns before a costly choice, once a month, and lets everything else be', async () => {
    const [coach, go] = coached((at) => answer(at, at < 30 ? 1 : 2));
    await go(10);
    expect(await coach.heeds('good')).toBe(true);
    expect(await coach.heeds('fair')).toBe(true);
    expect(await coach.heeds('bad')).toBe(false);
    expect(coach.warning).toMatchObject({ move: 'bad', shown: false });
    expect(coach.let()).toBe('bad');
    expect(await coach.heeds('bad')).toBe(true);
    await go(20);
    expect(await coach.heeds('bad')).toBe(true);
    await go(30);
    expect(await coach.heeds('bad')).toBe(false);
  });

  it('shows what is better', async () => {
    const [coach, go] = coached((at) => answer(at, 1));
    await go(10);
    await coach.heeds('bad');
    coach.show();
    expect([coach.warning?.shown, coach.better]).toEqual([true, ['good']]);
    expect(await coach.heeds('good')).toBe(true);
    expect(coach.warning).toBeNull();
  });

  it('gets quieter, most of all when not heeded', async () => {
    const [coach, go] = coached((at) => answer(at, at));
    await go(1);
    await coach.heeds('bad');
    coach.let();
    expect(coachedAt('t').threshold).toBeCloseTo(2 * LEAST);
    await go(2);
    await coach.heeds('bad');
    coach.show();
    expect(coachedAt('t').threshold).toBeCloseTo(2.5 * LEAST);
    await go(3);
    expect(coachedAt('t').threshold).toBeCloseTo(2.5 * LEAST);
    await coach.heeds('good');
    await go(4);
    expect(coachedAt('t').threshold).toBeCloseTo(2.5 * 1.25 * LEAST);
    expect(await coach.heeds('bad')).toBe(true);
  });

  it('is silent where nothing better is known', async () => {
    const [coach, go] = coached((at) => answer(at, 1, { better: [] }));
    await go(10);
    expect(await coach.heeds('bad')).toBe(true);
  });

  it('keeps nobody waiting: without an answer in time the choice is made', async () => {
    const [coach, go] = coached(() => new Promise<Answer>(() => undefined));
    await go(10);
    const heeded = coach.heeds('bad');
    expect(coach.considering).toBe(true);
    expect(await coach.heeds('fair')).toBe(false);
    expect(await heeded).toBe(true);
    expect(coach.considering).toBe(false);
  });

  it('says that it thinks, and whoever does not want to wait goes on', async () => {
    const [coach, go] = coached(() => new Promise<Answer>(() => undefined), 60_000);
    await go(10);
    const heeded = coach.heeds('bad');
    expect(coach.thinking).toBe(false);
    await vi.waitFor(() => expect(coach.thinking).toBe(true));
    coach.hurry();
    expect(await heeded).toBe(true);
    expect([coach.thinking, coach.considering]).toEqual([false, false]);
  });

  it('warns of a choice that waited for it, however late', async () => {
    let say: (said: Answer) => void = () => undefined;
    const [coach, go] = coached(() => new Promise<Answer>((done) => (say = done)), 60_000);
    await go(10);
    const heeded = coach.heeds('bad');
    await vi.waitFor(() => expect(coach.thinking).toBe(true));
    say(answer(10, 1));
    expect(await heeded).toBe(false);
    expect([coach.warning?.move, coach.thinking]).toEqual(['bad', false]);
  });

  it('is asked again by who was refused, and a choice waits for that, too', async () => {
    let asked = 0;
    const [coach, go] = coached(
      (at) => (++asked < 3 ? Promise.reject(new Error('busy')) : answer(at, 1)),
      60_000,
    );
    await go(10);
    expect(await coach.heeds('bad')).toBe(false);
    expect(asked).toBe(3);
  });

  it('who ends it while it thinks has chosen', async () => {
    const [coach, go] = coached(() => new Promise<Answer>(() => undefined), 60_000);
    await go(10);
    const heeded = coach.heeds('bad');
    coach.on = false;
    expect(await heeded).toBe(true);
  });

  it('answers in time to whoever is quicker', async () => {
    let say: (said: Answer) => void = () => undefined;
    const [coach, go] = coached(() => new Promise<Answer>((done) => (say = done)));
    await go(10);
    const heeded = coach.heeds('bad');
    say(answer(10, 1));
    expect(await heeded).toBe(false);
    expect(coach.warning?.move).toBe('bad');
  });

  it('is silent when the server refuses', async () => {
    const [coach, go] = coached(() => Promise.reject(new Error('too-many')));
    await go(10);
    expect(await coach.heeds('bad')).toBe(true);
  });

  it('makes no choice at a position that is gone', async () => {
    const [coach, go, at] = coached(() => new Promise<Answer>(() => undefined));
    await go(10);
    const heeded = coach.heeds('bad');
    at.position = position(11);
    expect(await heeded).toBe(false);
  });

  it('says hello once, and what mattered once', async () => {
    const heard: number[] = [];
    const [coach, go] = coached((at, last) => {
      heard.push(last);
      return answer(at, 2, { mattered: last < 1 ? 'a drought' : null });
    });
    await go(10);
    expect([coach.hello, coach.mattered]).toEqual([true, 'a drought']);
    await coach.heeds('good');
    expect([coach.hello, coach.mattered]).toEqual([false, null]);
    await go(11);
    expect([coach.hello, coach.mattered, heard]).toEqual([false, null, [0, 1]]);
  });

  it('says what mattered also to who chose before the answer came, until the next choice', async () => {
    let told: (answer: Answer) => void = () => undefined;
    const [coach, go] = coached(() => new Promise<Answer>((tell) => (told = tell)), 1000);
    await go(10);
    const heeded = coach.heeds('good');
    told(answer(10, 2, { mattered: 'you lost 10 coins' }));
    expect([await heeded, coach.mattered]).toEqual([true, 'you lost 10 coins']);
    await go(11);
    expect(coach.mattered).toBe('you lost 10 coins');
    told(answer(11, 2));
    await Promise.resolve();
    expect(await coach.heeds('good')).toBe(true);
    expect(coach.mattered).toBeNull();
  });

  it('shows what mattered after a warning that hid it', async () => {
    let told: (answer: Answer) => void = () => undefined;
    const [coach, go] = coached(() => new Promise<Answer>((tell) => (told = tell)), 1000);
    await go(10);
    const heeded = coach.heeds('bad');
    told(answer(10, 2, { mattered: 'you lost 10 coins' }));
    expect([await heeded, coach.warning?.move]).toEqual([false, 'bad']);
    coach.dismiss();
    expect([coach.warning, coach.mattered]).toEqual([null, 'you lost 10 coins']);
  });

  it('remarks once a game on what is usually not done, however little it costs', async () => {
    const [coach, go, at] = coached((where) => answer(where, 1, { costly: [] }));
    at.module = {
      remark: (move: string) => (move === 'good' || move === 'bad' ? 'why' : null),
    } as unknown as GameModule;
    await go(10);
    expect(await coach.heeds('good')).toBe(true); // it is what the coach would do
    expect(coach.remark).toBeNull();
    await go(11);
    expect(await coach.heeds('bad')).toBe(true);
    expect(coach.remark).toBe('why');
    await go(12);
    expect(coach.remark).toBe('why');
    await coach.heeds('bad');
    expect(coach.remark).toBeNull();
  });

  it('does not remark on what it has warned of', async () => {
    const [coach, go, at] = coached((where) => answer(where, 1));
    at.module = { remark: () => 'why' } as unknown as GameModule;
    await go(10);
    expect(await coach.heeds('bad')).toBe(false);
    const move = coach.let();
    expect(await coach.heeds(move ?? '')).toBe(true);
    expect(coach.remark).toBeNull();
  });

  it('says nothing any more of what was taken back, and says it again when it happens again', async () => {
    const heard: number[] = [];
    const parts: Record<number, number> = { 10: 2, 13: 1, 16: 2 };
    const [coach, go, at] = coached((where, last) => {
      heard.push(last);
      const part = parts[where] ?? 0;
      return answer(where, part, { mattered: part - 1 > last ? 'you lost 10 coins' : null });
    });
    await go(10);
    expect(coach.mattered).toBe('you lost 10 coins');
    at.entries = [{ number: 12, kind: 'undo' } as Told];
    await go(13);
    expect([coach.mattered, coach.remark]).toEqual([null, null]);
    await go(16);
    expect([coach.mattered, heard]).toEqual(['you lost 10 coins', [0, 1, 0]]);
  });

  it('says after the end what mattered last, also to who looks at the result again', async () => {
    const [coach, go, at] = coached((where) => answer(where, 13, { costly: [], mattered: 'the end' }));
    at.table = { ...at.table, status: 'over' } as TableView;
    await go(99);
    expect([coach.on, coach.mattered]).toEqual([false, 'the end']);
    const again = new Coach(at, (_, where, heard) =>
      Promise.resolve(answer(where, 13, { mattered: heard < 1 ? 'the end' : null })),
    );
    again.watch();
    await Promise.resolve();
    await Promise.resolve();
    expect(again.mattered).toBe('the end');
    coach.on = false;
    const gone = new Coach(at, () => Promise.reject(new Error('asked')));
    gone.watch();
    expect(gone.mattered).toBeNull();
  });

  it('goes when told to, and comes back', async () => {
    const asked = vi.fn((at: number) => answer(at, 1));
    const [coach, go] = coached(asked);
    await go(10);
    coach.on = false;
    expect(await coach.heeds('bad')).toBe(true);
    await go(11);
    expect(asked).toHaveBeenCalledTimes(1);
    expect(coachedAt('t').on).toBe(false);
    coach.on = true;
    expect(asked).toHaveBeenCalledTimes(2);
  });

  it.each<[string, Partial<TableView>, number[]]>([
    ['without hints', { hints: false }, [0]],
    ['with other people', { seats: seats('person', 'person', 'bot') }, [0]],
    ['for several at one device', { seats: seats('person', 'person') }, [0, 1]],
    ['for who watches', {}, []],
    ['after the end', { status: 'over' }, [0]],
  ])('is not there %s', (_, table, you) => {
    begin('g', 't');
    const at = model(table);
    at.you = you;
    const coach = new Coach(at, () => Promise.reject(new Error('no')));
    expect([coach.offered, coach.on]).toEqual([false, false]);
  });

  it('warns of persons who would leave however quiet it has become', async () => {
    const lost = [costly('bad', 0.02, { persons: 2 }), costly('fair', 0.02)];
    const [coach, go] = coached((at) => answer(at, at, { costly: lost }));
    for (const month of [1, 2, 3, 4]) {
      await go(month);
      expect(await coach.heeds('fair')).toBe(true);
      expect(await coach.heeds('bad')).toBe(false);
      coach.let();
    }
    expect(coachedAt('t').threshold).toBeGreaterThan(1);
  });
});

describe('what is kept', () => {
  it('is at which tables there is one, and which games were begun', () => {
    begin('g', 'a');
    expect([begun('g'), begun('h')]).toEqual([true, false]);
    expect([coachedAt('a').on, coachedAt('b').on]).toEqual([true, false]);
  });

  it('are the latest tables', () => {
    begin('g', 'first');
    for (let number = 0; number < 40; number += 1)
      note(`t${number}`, { ...coachedAt('first'), heard: number });
    expect(Object.keys(parsed(recall('coach')).tables)).toHaveLength(30);
    expect([coachedAt('first').on, coachedAt('t39').heard]).toEqual([false, 39]);
  });

  it.each(['', 'no', '[1]', '{"tables": {"a": 3}, "games": [1]}', 'null'])(
    'is nothing where %s stands',
    (text) => expect(parsed(text)).toEqual({ tables: {}, games: [] }),
  );
});
