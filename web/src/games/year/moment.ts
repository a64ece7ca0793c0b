/** What a moment between two decisions did to each court, and why: read from how things stood before and after it. */
import { PERSONS, type EventName, type Person } from './art/names';
import { COUNTED, HAPPENINGS } from './engine';
import type { CourtView, YearView } from './view';

export type Kind =
  'points' | 'spaces' | 'yuan' | 'rice' | 'fireworks' | 'privileges' | 'floors' | 'palaces' | 'persons';

export interface Part {
  kind: Kind;
  count: number;
}

/** What counts at an event: symbols of a type of person, or a good. */
export interface Reason {
  symbol?: Person;
  good?: Kind;
  count: number;
}

export interface Struck {
  seat: number;
  why: Reason[];
  changes: Part[];
  /** Points in all, where there are more of them now. */
  total: number | null;
}

type Happening = (typeof HAPPENINGS)[number];

/** Of these moments a sheet tells, court by court: how many times as long one looks at each as at a move. */
export const LOOKED_AT: Record<Happening, number> = {
  event: 1.6,
  again: 1.6,
  super: 1.6,
  wall: 1.3,
  'last-wall': 1.3,
  'wall-again': 1.3,
  decay: 1.3,
  scoring: 1.8,
};

export const isTold = (moment: string | null | undefined): boolean =>
  (HAPPENINGS as readonly string[]).includes(moment ?? '');

/** Every court in the order of turns; those that nothing befell have no changes. */
export function struck(moment: string, before: YearView, after: YearView): Struck[] {
  return after.order.flatMap((seat) => {
    const [was, is] = [before.courts[seat], after.courts[seat]];
    if (!was || !is) return [];
    const total = is.score > was.score ? is.score : null;
    return [{ seat, why: reasons(moment, before, was), changes: changes(was, is), total }];
  });
}

function changes(was: CourtView, is: CourtView): Part[] {
  const owned = (court: CourtView): Record<Kind, number> => ({
    points: court.score,
    spaces: court.track,
    yuan: court.yuan,
    rice: court.rice,
    fireworks: court.fireworks,
    privileges: court.privileges.small + court.privileges.large,
    floors: court.palaces.reduce((sum, palace) => sum + palace.floors, 0),
    palaces: court.palaces.length,
    persons: -court.debt,
  });
  const [old, now] = [owned(was), owned(is)];
  const kinds = Object.keys(now) as Kind[];
  return kinds.flatMap((kind) => (now[kind] === old[kind] ? [] : [{ kind, count: now[kind] - old[kind] }]));
}

function reasons(moment: string, before: YearView, court: CourtView): Reason[] {
  const event = before.events[before.month - 1];
  if (!event || (moment !== 'event' && moment !== 'again')) return [];
  const counted: readonly Counted[] = COUNTED[event];
  return counted.map((what) =>
    isPerson(what)
      ? { symbol: what, count: court.symbols[what] ?? 0 }
      : { good: what, count: what === 'palaces' ? inhabited(court) : court[what] },
  );
}

type Counted = (typeof COUNTED)[EventName][number];

const isPerson = (what: Counted): what is Counted & Person => (PERSONS as readonly string[]).includes(what);

/** Those that somebody lives in: all others decay in this month. */
const inhabited = (court: CourtView): number => court.palaces.filter((palace) => !palace.decays).length;
