import { beforeEach, describe, expect, it } from 'vitest';
import { Refusal } from '../../lib/net/http';
import type { RefusalCode, Reviewed } from '../../lib/net/protocol';
import { ReviewModel, type Asking } from './asking.svelte';
import { reviewed } from './posed';

/** A server that answers as told, and a clock that stands still until it is asked to go on. */
class World implements Asking {
  asked: string[] = [];
  waits: { then: () => void; milliseconds: number }[] = [];
  looking = true;
  constructor(public answers: (Partial<Reviewed> | RefusalCode | 'offline')[]) {}

  ask = (path: string): Promise<Reviewed> => {
    this.asked.push(path);
    const answer = this.answers.shift() ?? {};
    return typeof answer === 'string'
      ? Promise.reject(new Refusal(answer))
      : Promise.resolve(reviewed(answer));
  };
  later = (then: () => void, milliseconds: number): (() => void) => {
    const wait = { then, milliseconds };
    this.waits.push(wait);
    return () => (this.waits = this.waits.filter((other) => other !== wait));
  };
  hidden = (): boolean => !this.looking;

  /** Until all is answered that was asked. */
  async settled(): Promise<void> {
    for (let turn = 0; turn < 5; turn += 1) await Promise.resolve();
  }
  async pass(): Promise<void> {
    await this.settled();
    this.waits.shift()?.then();
    await this.settled();
  }
}

let world: World;
const watched = (...answers: World['answers']): ReviewModel => {
  world = new World(answers);
  const model = new ReviewModel('abc', 1, world);
  model.watch();
  return model;
};
beforeEach(() => (world = new World([])));

const waiting = { stage: 'waiting', review: null, progress: 0, ahead: 2 } as const;
const first = { stage: 'first', progress: 0.3 } as const;

describe('a review', () => {
  it('is asked for until it is sharp, and then no more', async () => {
    const model = watched(waiting, first, {});
    expect(model.standing).toBe('asking');
    await world.settled();
    expect([model.standing, model.found?.ahead]).toEqual(['waiting', 2]);
    await world.pass();
    expect([model.standing, model.found?.progress]).toEqual(['first', 0.3]);
    await world.pass();
    expect(model.standing).toBe('sharp');
    expect(world.waits).toEqual([]);
    expect(world.asked).toEqual(
      ['', '&seen=waiting', '&seen=first'].map((seen) => `/api/tables/abc/review?seat=1${seen}`),
    );
  });

  it('is not asked for any more by whoever has gone', async () => {
    world = new World([waiting]);
    const leave = new ReviewModel('abc', 1, world).watch();
    await world.settled();
    leave();
    expect(world.waits).toEqual([]);
  });

  it('of whoever leaves while it is answered goes on no further', async () => {
    world = new World([waiting]);
    new ReviewModel('abc', 1, world).watch()();
    await world.settled();
    expect(world.waits).toEqual([]);
  });

  it('rests while nobody looks', async () => {
    const model = watched(first, {});
    await world.settled();
    world.looking = false;
    await world.pass();
    expect([world.asked.length, model.standing]).toEqual([1, 'first']);
    world.looking = true;
    await world.pass();
    expect(model.standing).toBe('sharp');
  });

  it('is off where the table does not want it', async () => {
    const model = watched('review-off');
    await world.settled();
    expect([model.standing, world.waits]).toEqual(['off', []]);
  });

  it('waits for a server that is busy, but not for ever', async () => {
    const model = watched(...Array.from({ length: 12 }, () => 'busy' as const));
    await world.settled();
    expect(model.standing).toBe('asking');
    for (let turn = 0; turn < 11; turn += 1) await world.pass();
    expect([model.standing, world.waits.length]).toEqual(['failed', 0]);
  });

  it('that failed can be asked for again; what was known stays', async () => {
    const model = watched(first, 'fault', {});
    await world.settled();
    await world.pass();
    expect([model.standing, model.found?.stage]).toEqual(['failed', 'first']);
    model.again();
    await world.settled();
    expect(model.standing).toBe('sharp');
  });

  it('comes back by itself with the connection', async () => {
    const model = watched('offline', {});
    await world.settled();
    expect(model.standing).toBe('failed');
    await world.pass();
    expect(model.standing).toBe('sharp');
  });
});
