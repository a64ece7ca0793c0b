/** What a moment between two decisions did to each court, and why: read from how things stood before and after it. */
import type { Person } from '../../art/year/names';
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

/** The moments of which a sheet tells, court by court. */
const TOLD = new Set(['event', 'again', 'wall', 'wall-again', 'last-wall', 'super', 'decay', 'scoring']);

export const isTold = (moment: string | null | undefined): boolean => TOLD.has(moment ?? '');

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
  if (moment !== 'event' && moment !== 'again') return [];
  const event = before.events[before.month - 1];
  if (event === 'contagion') return [{ symbol: 'healer', count: court.symbols.healer ?? 0 }];
  if (event === 'mongols') return [{ symbol: 'warrior', count: court.symbols.warrior ?? 0 }];
  if (event === 'festival') return [{ good: 'fireworks', count: court.fireworks }];
  if (event === 'tribute') return [{ good: 'yuan', count: court.yuan }];
  if (event !== 'drought') return [];
  const inhabited = court.palaces.filter((palace) => palace.persons.length > 0).length;
  return [
    { good: 'palaces', count: inhabited },
    { good: 'rice', count: court.rice },
  ];
}
