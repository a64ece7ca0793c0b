import { describe, expect, it } from 'vitest';
import { turnsUp } from '../../games/hoard/reveal';
import { LOOKED_AT } from '../../games/year/moment';
import { beatsOf, duration, partsOf, type Beat } from './beats';
import type { Moment, Position, Sentence, Told } from './protocol';

const position = (at: number): Position => ({ at, to_move: 0, view: { at } }) as unknown as Position;
const sentence = (text: string, seats: number[] = [], tone = 'plain'): Sentence => ({ text, seats, tone });

/** The last move of a month: itself, an event that strikes two, scoring, and then the next month. */
const MONTH: Told = {
  number: 7,
  at: 0,
  kind: 'move',
  seat: 1,
  story: [sentence('placed'), sentence('struck', [0, 1]), sentence('scored')],
  moments: [
    { name: 'move', said: 1, view: { at: 'placed' } },
    { name: 'event', said: 1, view: { at: 'struck' } },
    { name: 'scoring', said: 1, view: { at: 'scored' } },
    { name: 'month', said: 0 },
  ],
};
const DEAL: Told = { number: 8, at: 0, kind: 'chance', story: [sentence('dealt')] };

describe('a move with moments', () => {
  const beats = beatsOf([MONTH, DEAL], position(8), 0, (entry) => entry.seat === 0);

  it('is told moment by moment, each with its own sentences', () => {
    const texts = beats.map((beat) =>
      beat.entries.flatMap((entry) => entry.story ?? []).map(({ text }) => text),
    );
    expect(texts).toEqual([['placed'], ['struck'], ['scored'], ['dealt']]);
    expect(beats.map(({ moment }) => moment)).toEqual(['move', 'event', 'scoring', 'month']);
  });

  it('shows how things stood at each, and at last how they stand', () => {
    expect(beats.map((beat) => beat.position?.view)).toEqual([
      { at: 'placed' },
      { at: 'struck' },
      { at: 'scored' },
      { at: 8 },
    ]);
  });

  it('holds back in the log what is not told yet', () => {
    expect(beats.map(({ partly }) => partly)).toEqual([
      { number: 7, said: 1 },
      { number: 7, said: 2 },
      { number: 7, said: 3 },
      { number: 7, said: 3 },
    ]);
  });

  it('is quick only in what one did oneself', () => {
    const own = beatsOf([MONTH, DEAL], position(8), 1, () => true);
    expect(own.map((beat) => beat.own)).toEqual([true, false, false, false]);
  });
});

it('a draw that ends a round is told with the move that led to it, then come the losses and the deal', () => {
  const flip: Told = { number: 1, at: 0, kind: 'move', seat: 2, story: [sentence('turns')] };
  const moments: Moment[] = [
    { name: 'move', said: 1, view: { at: 'shown' } },
    { name: 'losses', said: 2, view: { at: 'lost' } },
    { name: 'round', said: 1 },
  ];
  const story = ['a 5', 'out', 'coins', 'begins'].map((text) =>
    sentence(text, [], text === 'a 5' ? 'moment' : 'plain'),
  );
  const card: Told = { number: 2, at: 0, kind: 'chance', story, moments };
  const dealt: Told = { number: 3, at: 0, kind: 'chance', story: [sentence('?', [0], 'aside')] };
  const beats = beatsOf([flip, card, dealt], position(3), 0, () => false);
  expect(beats.map((beat) => beat.entries.map(({ number }) => number))).toEqual([[1, 2], [2], [2, 3]]);
  expect(beats.map((beat) => beat.position?.view)).toEqual([{ at: 'shown' }, { at: 'lost' }, { at: 3 }]);
});

it('an entry without moments is one part', () => {
  expect(partsOf(DEAL)).toEqual([{ entry: DEAL, moment: null, said: 1 }]);
});

describe('how long', () => {
  const event = (eyes: number | null, seats: number[]): Beat => ({
    entries: [{ number: 1, at: 0, kind: 'move', story: [sentence('struck', seats)] }],
    position: null,
    eyes,
    own: false,
    moment: 'event',
  });

  it('an event is looked at depends on how many it strikes, and whether me', () => {
    const [none, two, me] = [event(0, []), event(0, [1, 2]), event(0, [0, 2])].map((beat) =>
      duration(beat, 'normal', LOOKED_AT),
    );
    expect(none).toBeGreaterThan(duration(event(0, []), 'normal'));
    expect(two).toBeGreaterThan(none ?? 0);
    expect(me).toBeGreaterThan(two ?? 0);
    expect(duration(event(0, [0]), 'instant')).toBe(0);
  });

  it('a deal takes does not depend on the number of its cards', () => {
    const cards = Array.from({ length: 33 }, () => sentence('a card', [1], 'aside'));
    const dealt = (story: Sentence[]): Beat => ({
      entries: [{ number: 1, at: 0, kind: 'chance', story: [...story, sentence('dealt')] }],
      position: null,
      eyes: 0,
      own: false,
    });
    expect(duration(dealt(cards), 'normal')).toBe(duration(dealt([]), 'normal'));
  });
});

describe('a blind flip', () => {
  const FLIP: Told = {
    number: 4,
    at: 0,
    kind: 'move',
    seat: 2,
    move: 'flip 2',
    story: [sentence('reaches', [2])],
  };
  const CARD: Told = {
    number: 5,
    at: 0,
    kind: 'chance',
    move: 'card 7',
    story: [sentence('turns up', [2], 'moment')],
  };

  it('is a moment of its own: the card is seen before it is told and before anything comes of it', () => {
    const beats = beatsOf([FLIP, CARD], position(5), 0, () => false, turnsUp);
    expect(beats.map(({ moment }) => moment)).toEqual(['flip', 'flipped']);
    expect(beats.map((beat) => beat.position?.at ?? null)).toEqual([null, 5]);
    expect(beats.map((beat) => beat.entries.map(({ move }) => move))).toEqual([
      ['flip 2', 'card 7'],
      ['card 7'],
    ]);
    const told = beats.map((beat) =>
      beat.entries.flatMap(({ story }) => story ?? []).map(({ text }) => text),
    );
    expect(told).toEqual([['reaches'], ['turns up']]);
    expect(beats[0]?.partly).toEqual({ number: 5, said: 0 });
  });

  it('takes its time, also if one flips oneself', () => {
    const [flip, then] = beatsOf([FLIP, CARD], position(5), 2, () => true, turnsUp) as [Beat, Beat];
    expect(duration(flip, 'normal')).toBeGreaterThan(2000);
    expect(duration(flip, 'normal')).toBeGreaterThan(duration(then, 'normal'));
    expect(duration(flip, 'instant')).toBe(0);
  });

  it('is no moment where one does not see the card', () => {
    const beats = beatsOf([FLIP, { ...CARD, move: 'card ?' }], position(5), 0, () => false, turnsUp);
    expect(beats).toHaveLength(1);
  });

  it('is none in a game in which nothing is turned up', () =>
    expect(beatsOf([FLIP, CARD], position(5), 0, () => false)).toHaveLength(1));
});
