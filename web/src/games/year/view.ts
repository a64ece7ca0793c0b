/** What a seat sees of the table, as the rules name it. Seats count from 0. */
import { PRINTS } from './art/names';
import type { Foreseen, View } from '../contract';
import type { Age, EventName, Gain, Person, Strike, SuperEventName, TileName, YearView } from './engine';

export type { Asked, CourtView, GroupView, PalaceView, TileName, YearView } from './engine';

export type AnyEvent = EventName | SuperEventName;

export const viewOf = (view: View): YearView => view as unknown as YearView;
export const asGain = (foreseen: Foreseen | null | undefined): Gain | null => foreseen ?? null;
export const asStrikes = (foreseen: readonly Foreseen[] | null | undefined): readonly Strike[] =>
  (foreseen ?? []) as unknown as readonly Strike[];

export function splitTile(tile: TileName): { age: Age; person: Person } {
  const [age, person] = tile.split(' ') as [Age, Person];
  return { age, person };
}

/** How far a person moves the marker (Y25). */
export function stepsOf(tile: TileName): number {
  const { age, person } = splitTile(tile);
  return PRINTS[person][age]?.value ?? 0;
}

/** Seats as they sit, from the one after `first` on. */
export function others(players: number, first: number): number[] {
  return Array.from({ length: players - 1 }, (_, at) => (first + 1 + at) % players);
}
