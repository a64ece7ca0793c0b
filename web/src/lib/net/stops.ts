/**
 * Where a look back stops: after each move and in each of its moments. The cards of a deal come one by one, and are
 * looked at as one.
 */
import type { PlayedStep } from '../../games/contract';
import { momentPosition, partsOf } from './beats';
import type { Phrase, Position, Sentence, Stepped } from './protocol';

/** A place in a game: after a number of moves, or in one of several moments of the last of them. */
export interface Stop {
  at: number;
  /** Which moment, from 0; none: all of them are over. */
  part?: number;
}

/** What chance does in passing, such as one card of a deal. */
function passing(step: Stepped | undefined): boolean {
  return step?.entry.kind === 'chance' && step.entry.story?.[0]?.tone === 'aside';
}

const between = (steps: readonly Stepped[], at: number): boolean =>
  passing(steps[at - 1]) && passing(steps[at]);

/** The stop at a place, a number of steps, or else the next one in the direction in which one goes. */
export function stop(steps: readonly Stepped[], at: number, direction: 1 | -1): number {
  let found = Math.max(0, Math.min(steps.length, at));
  while (found > 0 && found < steps.length && between(steps, found)) found += direction;
  return found;
}

/** How many moments of a move there are to look at; that a new month or round begins is seen with its deal. */
function moments(steps: readonly Stepped[], at: number): number {
  const all = steps[at - 1]?.entry.moments ?? [];
  const quiet = all.at(-1)?.said === 0 && at < steps.length;
  return all.length - (quiet ? 1 : 0);
}

/** One moment, or one move, on or back. */
export function beside(steps: readonly Stepped[], { at, part }: Stop, direction: 1 | -1): Stop {
  const here = moments(steps, at);
  const now = part ?? (steps[at - 1]?.entry.moments?.length ?? 0) - 1;
  if (direction > 0 && now < here - 1) return { at, part: now + 1 };
  if (direction < 0 && here > 1 && now > 0) return { at, part: Math.min(now, here) - 1 };
  const next = stop(steps, at + direction, direction);
  if (next === at) return { at };
  const there = moments(steps, next);
  if (there < 2) return { at: next };
  return { at: next, part: direction > 0 ? 0 : there - 1 };
}

/** How things stood at a stop. */
export function positionAt(
  steps: readonly Stepped[],
  { at, part }: Stop,
  begin: Position | null,
): Position | null {
  const step = steps[Math.min(at, steps.length) - 1];
  if (at === 0 || !step) return begin;
  const view = part === undefined ? null : step.entry.moments?.[part]?.view;
  return view ? momentPosition(step.entry.number, view) : step.position;
}

/** What happened between the stop before and this one. */
export function stepAt(
  steps: readonly Stepped[],
  { at, part }: Stop,
  begin: Position | null,
): PlayedStep | null {
  const current = steps[at - 1];
  if (!current) return null;
  const from = stop(steps, at - 1, -1);
  const parts = partsOf(current.entry);
  const shown = part === undefined ? null : parts[part];
  const later = shown && part ? part : 0;
  const before = later > 0 ? { at, part: later - 1 } : { at: from };
  const earlier = later > 0 ? [] : steps.slice(from, at - 1).map(({ entry }) => entry);
  const entries = [...earlier, shown?.entry ?? current.entry];
  return {
    entry: entries[0] ?? current.entry,
    entries,
    before: positionAt(steps, before, begin)?.view ?? null,
    after: positionAt(steps, { at, part }, begin)?.view ?? null,
    moment: shown?.moment?.name ?? null,
  };
}

/** The sentences of a step; what is said in passing only where nothing else is. */
export function told(step: PlayedStep | null): Sentence[] {
  const all = step?.entries.flatMap((entry) => entry.story ?? []) ?? [];
  const plain = all.filter((sentence) => sentence.tone !== 'aside');
  return plain.length > 0 ? plain : all;
}

/** Where a new part of the game begins: a month, a round. */
export interface Chapter {
  at: number;
  heading: Phrase;
}

export function chapters(steps: readonly Stepped[]): Chapter[] {
  return steps.flatMap(({ entry }, at) => (entry.heading ? [{ at, heading: entry.heading }] : []));
}

/** The next place in a direction where a seat decided itself; the same where there is none. */
export function ownDecision(
  steps: readonly Stepped[],
  at: number,
  seat: number | null,
  direction: 1 | -1,
): number {
  for (let place = at + direction; place >= 0 && place < steps.length; place += direction) {
    const entry = steps[place]?.entry;
    if (entry?.kind === 'move' && (seat === null || entry.seat === seat)) return place;
  }
  return at;
}
