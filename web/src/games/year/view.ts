/** What a seat sees of the table: the names and numbers of the game's own view. Seats count from 0. */
import {
  PRINTS,
  type Action,
  type Age,
  type EventName,
  type Person,
  type PersonCard,
  type SuperEventName,
  type WallTileName,
} from '../../art/year/names';
import type { View } from '../contract';

/** A person's tile as the notation names it. */
export type TileName = `${Age} ${Person}`;

export type AnyEvent = EventName | SuperEventName;

export interface PalaceView {
  floors: number;
  persons: TileName[];
  /** It has lost its person to this drought. */
  struck: boolean;
}

export interface CourtView {
  seat: number;
  score: number;
  track: number;
  yuan: number;
  rice: number;
  fireworks: number;
  privileges: { small: number; large: number };
  hand: Partial<Record<PersonCard, number>>;
  wall_tiles: WallTileName[];
  laid: number;
  palaces: PalaceView[];
  debt: number;
  group: number | null;
  drafted: [Person, Person] | null;
}

export interface GroupView {
  cards: Action[];
  dragons: number[];
}

export type Asked =
  | 'event'
  | 'super'
  | 'deal'
  | 'draft'
  | 'arrival'
  | 'action'
  | 'floor'
  | 'recruit'
  | 'release'
  | 'remove'
  | 'evict'
  | 'return'
  | 'discard'
  | 'sunrise'
  | 'charter'
  | 'over'
  | 'nothing';

export interface YearView {
  game: 'year';
  players: number;
  options: { large_privilege: number; great_wall: boolean; super_event: string | null };
  /** 1 to 12; 0 in the setup. */
  month: number;
  phase: 'setup' | 'action' | 'person' | 'event' | 'end';
  step: string | null;
  asked: Asked;
  /** How many floors, goods, cards or releases are still to come of the seat to move. */
  left: number;
  /** Nobody: a moment between two decisions. */
  to_move: number | 'chance' | 'over' | 'nobody';
  order: number[];
  /** By the track, the furthest first; of equals the one on top. */
  standing: number[];
  events: (EventName | null)[];
  super_event: SuperEventName | null;
  groups: GroupView[];
  supply: Record<Person, Partial<Record<Age, number>>>;
  wall: { seat: number; tile: WallTileName }[];
  sunrise_taken: Person[];
  arriving: TileName | null;
  courts: CourtView[];
}

export const asYear = (view: View): YearView => view as unknown as YearView;

export function splitTile(tile: TileName): { age: Age; person: Person } {
  const [age, person] = tile.split(' ') as [Age, Person];
  return { age, person };
}

/** How far a person moves the marker (Y25). */
export function stepsOf(tile: TileName): number {
  const { age, person } = splitTile(tile);
  return PRINTS[person][age]?.value ?? 0;
}

export const SUPER_MONTH = 7;
export const JOIN_PRICE = 3;
export const SMALL_PRICE = 2;

/** Seats as they sit, from the one after `first` on. */
export function others(players: number, first: number): number[] {
  return Array.from({ length: players - 1 }, (_, at) => (first + 1 + at) % players);
}
