/** A moment of a game: what was chosen, what else there was, and what an answer is worth. */
import type { ReviewChoice, ReviewMoment, ReviewReason, SeatReviewed } from '../../lib/net/protocol';
import { say } from '../../lib/i18n/words.svelte';
import { hundred } from './sums';

export type Reasons = (what: string, count: number) => string;

/** The three that cost most, the costliest first. */
export function costliest(one: Pick<SeatReviewed, 'moments' | 'costliest'>): ReviewMoment[] {
  return one.costliest.flatMap((number) => one.moments.find((moment) => moment.number === number) ?? []);
}

/** The choice that was made, and the best. */
export const playedOf = (moment: ReviewMoment): ReviewChoice | undefined =>
  moment.choices.find(({ move }) => move === moment.move);
export const bestOf = (moment: ReviewMoment): ReviewChoice | undefined => moment.choices[0];

/** What an answer is: the one that was made then, as good as the best, worse, or nothing that was measured. */
export type Answer = 'played' | 'right' | 'wrong' | 'unknown';

export function answerOf(moment: ReviewMoment, move: string): Answer {
  if (move === moment.move) return 'played';
  const found = moment.choices.findIndex((choice) => choice.move === move);
  if (found < 0) return 'unknown';
  return found === 0 || moment.choices[found]?.equal ? 'right' : 'wrong';
}

/** Why it cost something, that it cannot be told, or that nobody has looked yet: the same words as in a terminal. */
export function because(reasons: readonly ReviewReason[] | null, reason: Reasons, sharp: boolean): string {
  if (!reasons && !sharp) return say('page-review-reasons-later');
  if (!reasons || reasons.length === 0) return say('review-no-reason');
  const told = reasons.map(({ what, more }) => reason(what, Math.abs(more.value)));
  return say('review-because', { reasons: told.join('; ') });
}

/** How many games in a hundred a choice wins less often than the best, counted from the figures that are shown: what is told has to add up. */
export function fewerWins(moment: ReviewMoment, choice: ReviewChoice | null | undefined): number {
  const best = bestOf(moment);
  return best && choice ? hundred(best.win.value) - hundred(choice.win.value) : 0;
}

/** A cost in places: the value of a place goes from 1 for the first to −1 for the last. */
export const placesOf = (cost: number, players: number): number => Math.max(0, (cost * (players - 1)) / 2);

/** Whether a choice wins less often beyond doubt; if it may be as good all the same, then by its other places. */
export const winsLess = (choice: ReviewChoice, best: ReviewChoice | undefined): boolean =>
  best !== undefined && choice.win.high < best.win.low;

/** The choices to show: the best ones and the one that was made, in their order; or all of them. */
export function shownChoices(moment: ReviewMoment, most: number): ReviewChoice[] {
  return moment.choices.filter((choice, at) => at < most || choice.move === moment.move);
}

/** The moment after one in the order of play, of those that cost most first; null where there is none. */
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
