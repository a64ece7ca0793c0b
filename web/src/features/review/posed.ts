/** A review as the server sends it, for tests: a game of four, for one seat. */
import { GAMES } from '../../games/games';
import type {
  Mistake,
  Rate,
  ReviewChoice,
  Reviewed,
  ReviewMoment,
  ReviewStep,
  SeatReviewed,
  Span,
} from '../../lib/net/protocol';

export const span = (value: number, off = 0.02): Span => ({ value, low: value - off, high: value + off });

export const choice = (move: string, win: number, more: Partial<ReviewChoice> = {}): ReviewChoice => ({
  move,
  words: `to ${move}`,
  win: span(win),
  cost: span(0),
  equal: false,
  ...more,
});

export const moment = (number: number, more: Partial<ReviewMoment> = {}): ReviewMoment => ({
  number,
  part: 2,
  seat: 1,
  move: 'played',
  words: 'to played',
  verdict: 'bad',
  kind: 'events',
  cost: span(0.3),
  win: span(0.11),
  choices: [
    choice('best', 0.4),
    choice('near', 0.395, { equal: true }),
    choice('poor', 0.33, { cost: span(0.14) }),
    choice('other', 0.32, { cost: span(0.16) }),
    choice('last', 0.31, { cost: span(0.18) }),
    choice('played', 0.29, { cost: span(0.3) }),
  ],
  reasons: [],
  why: 'No single reason stands out.',
  ...more,
});

export const step = (
  what: ReviewStep['what'],
  begin: number,
  end: number,
  more: Partial<ReviewStep> = {},
): ReviewStep => ({ what, certainty: 'firm', begin, end, off: 0, text: String(end - begin), ...more });

export const seatReviewed = (more: Partial<SeatReviewed> = {}): SeatReviewed => ({
  seat: 1,
  sums: { start: 0.25, luck: span(-0.04), own: span(-0.11), given: span(0.06), rest: -0.16, result: 0 },
  line: [
    { number: 0, part: 0, chances: [0.25, 0.25, 0.25, 0.25] },
    { number: 4, part: 1, chances: [0.27, 0.21, 0.26, 0.26] },
    { number: 20, part: 1, chances: [0.3, 0.3, 0.2, 0.2] },
    { number: 24, part: 2, chances: [0.35, 0.25, 0.2, 0.2] },
    { number: 40, part: 2, chances: [1, 0, 0, 0] },
  ],
  stretches: [
    { number: 1, part: 1, kind: 'luck', by: -1, win: span(-0.04) },
    { number: 8, part: 1, kind: 'given', by: 2, win: span(0.06) },
    { number: 30, part: 2, kind: 'own', by: 1, win: span(-0.08) },
    { number: 34, part: 2, kind: 'own', by: 1, win: span(-0.03) },
  ],
  moments: [moment(30), moment(34, { verdict: 'doubtful' }), moment(36), moment(38)],
  costliest: [34, 30, 38],
  finest: [{ number: 22, part: 2, words: 'to gain', win: span(0.16) }],
  decisions: 20,
  error_rate: 0.03,
  like: 'courtier',
  cause: 'Own choices cost most.',
  summary: 'From 25% to 0%.',
  steps: [
    step('start', 0, 25),
    step('luck', 25, 21),
    step('own', 21, 10),
    step('given', 10, 16),
    step('rest', 16, 0),
    step('result', 0, 0),
  ],
  known: ['luck', 'own', 'given'],
  sound: 'Of your 20 decisions, 16 were no clear mistake.',
  ...more,
});

export const reviewed = (more: Partial<Reviewed> = {}): Reviewed => ({
  table: 'abc',
  seat: 1,
  stage: 'sharp',
  progress: 1,
  ahead: 0,
  review: seatReviewed(),
  ...more,
});

export const mistake = (id: string, more: Partial<Mistake> = {}): Mistake => ({
  id,
  table: 'abc',
  game: GAMES[0],
  seat: 1,
  number: 30,
  part: 2,
  kind: 'events',
  verdict: 'bad',
  cost: 0.1,
  due: 0,
  sits: false,
  made: 0,
  ...more,
});

export const rate = (at: number, value: number, more: Partial<Rate> = {}): Rate => ({
  table: `t${at}`,
  game: GAMES[0],
  players: 4,
  ended: at,
  rate: value,
  decisions: 10,
  like: null,
  ...more,
});
