import { beforeEach, describe, expect, it } from 'vitest';
import type { LessonCourse, LessonCue, Position, Told } from '../../../lib/net/protocol';
import { Learnt, merged, parsed } from '../../../lib/net/progress.svelte';
import { settings } from '../../../lib/net/settings.svelte';
import { forget } from '../../../lib/net/storage';
import { beatsTo, LessonModel, slug } from './lesson.svelte';

const position = (at: number, moves: string[] = []): Position => ({
  at,
  to_move: 0,
  view: { at },
  question: null,
  demand: null,
  choices: moves.map((move) => ({ move, words: move, preview: '', gain: null, forecast: null })),
  undo: null,
  waiting: null,
  forecast: null,
});
const told = (number: number, seat: number): Told => ({ number, at: 0, kind: 'move', seat, story: [] });
const cue = (name: string, more: Partial<LessonCue> = {}): LessonCue => ({
  name,
  point: [],
  wanted: null,
  others: [],
  answers: [],
  right: null,
  told: [],
  position: position(0, more.wanted ? [more.wanted, ...(more.others ?? []), 'pass'] : []),
  ...more,
});
const COURSE: LessonCourse = {
  game: 'g',
  name: 'l',
  minutes: 1,
  options: {},
  seats: [],
  eyes: 0,
  cues: [
    cue('hello'),
    cue('do', { wanted: 'play 7 x2', others: ['play 7 x1'] }),
    cue('ask', {
      answers: ['a', 'b'],
      right: 'b',
      told: [
        { entry: told(1, 0), position: position(1) },
        { entry: told(2, 1), position: position(2) },
      ],
      position: position(2),
    }),
    cue('done'),
  ],
};

function opened(): LessonModel {
  const model = new LessonModel('g', 'l', { wait: () => () => undefined });
  model.begin(COURSE);
  return model;
}

describe('a lesson', () => {
  beforeEach(() => {
    forget('lessons');
    settings.pace = 'instant';
  });

  it('goes on when it is read, and offers all that the rules allow', () => {
    const model = opened();
    model.go(0);
    expect(model.awaits).toBeNull();
    expect(model.choices).toEqual([]);
    model.next();
    expect(model.awaits).toBe('choice');
    expect(model.choices.map(({ move }) => move)).toEqual(['play 7 x2', 'play 7 x1', 'pass']);
  });

  it('replies to what is not wanted, and stays', () => {
    const model = opened();
    model.go(1);
    model.choose('play 7 x1');
    expect(model.reply).toBe('lesson-g-l-do.other-play-7-x1');
    model.choose('pass');
    expect(model.reply).toBe('lesson-g-l-do.other');
    expect(model.at).toBe(1);
    model.choose('play 7 x2');
    expect([model.at, model.reply, model.praised]).toEqual([2, null, true]);
  });

  it('says that something else is wanted to whoever presses what is no choice', () => {
    const made = opened();
    made.go(0);
    made.astray();
    expect([made.stray, made.at]).toEqual([true, 0]);
    made.next();
    expect(made.stray).toBe(false);
  });

  it('offers everything anew after what is not wanted, so that no half of it stays chosen', () => {
    const model = opened();
    model.go(1);
    const before = model.choices;
    expect(model.choices).toBe(before);
    model.choose('pass');
    expect(model.choices).not.toBe(before);
    expect(model.choices).toEqual(before);
  });

  it('replies to a wrong answer, and praises the right one', () => {
    const model = opened();
    model.go(2);
    model.answer('a');
    expect(model.reply).toBe('lesson-g-l-ask.not-a');
    model.answer('b');
    expect([model.at, model.praised, model.last]).toEqual([3, true, true]);
  });

  it('can be gone back, and done by the coach', () => {
    const model = opened();
    model.go(1);
    model.next();
    expect([model.at, model.praised]).toEqual([2, false]);
    model.back();
    expect(model.at).toBe(1);
  });

  it('shows each move with the position after it', () => {
    const ask = COURSE.cues[2] as LessonCue;
    const beats = beatsTo(ask, 0);
    expect(beats.map((beat) => [beat.own, beat.position?.at])).toEqual([
      [true, 1],
      [false, 2],
    ]);
  });

  it('names a move as the server does', () =>
    expect(slug('release 1 young court-lady')).toBe('release-1-young-court-lady'));
});

describe('how far one has come', () => {
  beforeEach(() => forget('lessons'));

  it('is kept, and begins anew after the end', () => {
    const learnt = new Learnt();
    learnt.reach('g', 'l', 2, 4);
    expect(new Learnt().of('g', 'l')).toEqual({ at: 2, done: false });
    learnt.reach('g', 'l', 3, 4);
    expect(new Learnt().of('g', 'l')).toEqual({ at: 0, done: true });
  });

  it('is joined with what a person has learnt elsewhere', () => {
    const here = { a: { at: 2, done: false }, b: { at: 0, done: true } };
    const elsewhere = { a: { at: 0, done: true }, c: { at: 1, done: false } };
    expect(merged(here, elsewhere)).toEqual({
      a: { at: 2, done: true },
      b: { at: 0, done: true },
      c: { at: 1, done: false },
    });
  });

  it.each(['', 'no', '[1]', '{"a": 3}', 'null'])('is nothing where %s stands', (text) =>
    expect(parsed(text)).toEqual({}),
  );
});
