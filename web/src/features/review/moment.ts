/** A moment of a game: the choice that was made, its alternatives, and the value of an answer. */
import type { ReviewChoice, ReviewMoment, SeatReviewed } from '../../lib/net/protocol';
import { hundred } from './sums';

/** The three that cost most, the costliest first. */
export function costliest(one: Pick<SeatReviewed, 'moments' | 'costliest'>): ReviewMoment[] {
  return one.costliest.flatMap((number) => one.moments.find((moment) => moment.number === number) ?? []);
}

/** The choice that was made, and the best. */
export const playedOf = (moment: ReviewMoment): ReviewChoice | undefined =>
  moment.choices.find(({ move }) => move === moment.move);
export const bestOf = (moment: ReviewMoment): ReviewChoice | undefined => moment.choices[0];

/** The value of an answer: the played move, as good as the best, worse, or not measured. */
export type Answer = 'played' | 'right' | 'wrong' | 'unknown';

export function answerOf(moment: ReviewMoment, move: string): Answer {
  if (move === moment.move) return 'played';
  const found = moment.choices.findIndex((choice) => choice.move === move);
  if (found < 0) return 'unknown';
  return found === 0 || moment.choices[found]?.equal ? 'right' : 'wrong';
}

/** How many games in a hundred a choice wins less often than the best, from the rounded figures that are shown. */
export function fewerWins(moment: ReviewMoment, choice: ReviewChoice | null | undefined): number {
  const best = bestOf(moment);
  return best && choice ? hundred(best.win.value) - hundred(choice.win.value) : 0;
}

/** A cost in places: the value of a place goes from 1 for the first to −1 for the last. */
export const placesOf = (cost: number, players: number): number => Math.max(0, (cost * (players - 1)) / 2);

/** Whether a choice wins measurably less often; if it is equal all the same, then by its other places. */
export const winsLess = (choice: ReviewChoice, best: ReviewChoice | undefined): boolean =>
  best !== undefined && choice.win.high < best.win.low;

/** The choices to show, in their order: the best ones and the played one. */
export function shownChoices(moment: ReviewMoment, most: number): ReviewChoice[] {
  return moment.choices.filter((choice, at) => at < most || choice.move === moment.move);
}

/** The moment after this one: the costliest first, then the others in the order of play; null after the last. */
export function nextMoment(one: SeatReviewed, number: number): ReviewMoment | null {
  const order = [
    ...costliest(one),
    ...one.moments.filter((moment) => !one.costliest.includes(moment.number)),
  ];
  const at = order.findIndex((moment) => moment.number === number);
  return order[at + 1] ?? null;
}

export const addressOf = (table: string, seat: number, number: number, practise?: string): string =>
  `/r/${table}/moment?seat=${seat}&number=${number}${practise === undefined ? '' : `&practise=${practise}`}`;
