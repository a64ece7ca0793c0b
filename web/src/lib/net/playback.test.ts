import { beforeEach, describe, expect, it } from 'vitest';
import { beatsOf, duration, Playback, type Beat } from './playback.svelte';
import type { GameModule } from '../../games/contract';
import type { Position, Told } from './protocol';
import type { Pace } from './settings.svelte';

const position = (at: number): Position => ({ at, to_move: 0, view: { at } }) as unknown as Position;
const told = (number: number, kind: Told['kind'] = 'move', seat = 1): Told => ({ number, at: 0, kind, seat });
const beat = (number: number, eyes: number | null = 0): Beat => ({
  entries: [told(number)],
  position: position(number),
  eyes,
  own: false,
});

let pace: Pace;
let secret: boolean;
let then: (() => void) | undefined;

let stays: number;
let game: Pick<GameModule, 'lookedAt'> | null;

function playback(): Playback {
  return new Playback(
    () => pace,
    () => secret,
    {
      wait: (milliseconds, next) => {
        stays = milliseconds;
        then = next;
        return () => (then = undefined);
      },
    },
    () => game as GameModule | null,
  );
}

beforeEach(() => {
  pace = 'normal';
  secret = false;
  game = null;
  then = undefined;
});

describe('beats', () => {
  it('are moves with the draws that came of them', () => {
    const entries = [told(1), told(2, 'chance'), told(3, 'say'), told(4), told(5, 'chance')];
    const beats = beatsOf(entries, position(5), 0, () => false);
    expect(beats.map((one) => one.entries.map((entry) => entry.number))).toEqual([
      [1, 2],
      [4, 5],
    ]);
    expect(beats.map((one) => one.position?.at)).toEqual([undefined, 5]);
  });

  it('of talk alone are none', () => {
    expect(beatsOf([told(1, 'say'), told(2, 'sit')], null, 0, () => false)).toEqual([]);
  });

  it('take no time when somebody wants none', () => {
    expect(duration(beat(1), 'instant')).toBe(0);
    expect(duration(beat(1), 'slow')).toBeGreaterThan(duration(beat(1), 'fast'));
    expect(duration({ ...beat(1), own: true }, 'slow')).toBeLessThan(duration(beat(1), 'fast'));
  });

  it('stay as long as the game says of their moments', () => {
    const shown = playback();
    shown.add([{ ...beat(1), moment: 'losses' }]);
    const plain = stays;
    shown.skip();
    game = { lookedAt: { losses: 3 } };
    shown.add([{ ...beat(2), moment: 'losses' }]);
    expect(stays).toBeGreaterThan(2 * plain);
  });
});

describe('playback', () => {
  it('tells one beat after the other, then rests', () => {
    const told = playback();
    told.jump(position(1), 0, 1);
    told.add([beat(2), beat(3)]);
    expect([told.shown?.at, told.before?.at, told.told, told.settled]).toEqual([2, 1, 2, false]);
    then?.();
    expect([told.shown?.at, told.told, told.waiting]).toEqual([3, 3, 0]);
    then?.();
    expect([told.now, told.settled]).toEqual([null, true]);
  });

  it('can be skipped', () => {
    const told = playback();
    told.add([beat(1), beat(2), beat(3)]);
    told.skip();
    expect([told.shown?.at, told.told, told.settled]).toEqual([3, 3, true]);
    expect(then).toBeUndefined();
  });

  it('is over at once at the pace of at once', () => {
    pace = 'instant';
    const told = playback();
    told.add([beat(1), beat(2)]);
    expect([told.shown?.at, told.settled]).toEqual([2, true]);
  });

  it('keeps the board where the server told several moves with one position', () => {
    const told = playback();
    told.jump(position(1), 0, 1);
    told.add([{ ...beat(2), position: null }, beat(3)]);
    expect(told.shown?.at).toBe(1);
    then?.();
    expect(told.shown?.at).toBe(3);
  });

  it('draws a curtain before the eyes of another at the same device', () => {
    secret = true;
    const told = playback();
    told.jump(position(1), 0, 1);
    expect([told.curtain, told.shown]).toEqual([0, null]);
    told.lift();
    expect([told.curtain, told.shown?.at, told.settled]).toEqual([null, 1, true]);
    told.add([beat(2, 0), beat(3, 1)]);
    then?.();
    expect([told.curtain, told.shown]).toEqual([1, null]);
    told.skip();
    expect(told.curtain).toBe(1);
    told.lift();
    expect(told.shown?.at).toBe(3);
  });

  it('takes over what changes without a story', () => {
    const told = playback();
    told.jump(position(1), 0, 1);
    told.amend(position(1));
    expect(told.settled).toBe(true);
    told.add([beat(2), beat(3)]);
    told.amend(position(4));
    told.skip();
    expect(told.shown?.at).toBe(4);
  });
});
