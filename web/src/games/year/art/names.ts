/** The names of the notation, and what is printed on the tiles, as the rules have them; and the colours of the pictures. */
import type { Age, Person } from '../engine';
import { PRINTS as EACH } from '../engine';

export type { Action, Age, EventName, Person, PersonCard, SuperEventName, WallTileName } from '../engine';
export {
  ACTIONS,
  ADDERS,
  CARD_SYMBOLS,
  EVENTS,
  PERSONS,
  SUPER_EVENTS,
  WALL_BONUS,
  WALL_TILES,
} from '../engine';

export const GOODS = [
  'yuan',
  'rice',
  'fireworks',
  'points',
  'track',
  'floor',
  'palace',
  'person',
  'privilege-small',
  'privilege-large',
] as const;
export type Good = (typeof GOODS)[number];

export interface Print {
  /** Steps on the track. */
  value: number;
  symbols: number;
}

/** Of each person and age, where there are such tiles (Y1). */
export const PRINTS: Record<Person, { young: Print } & Partial<Record<Age, Print>>> = EACH;

export interface Dye {
  ground: string;
  /** The robe. */
  deep: string;
  /** The moon behind the head. */
  pale: string;
}

export const DYES: Record<Person, Dye> = {
  craftsman: { ground: '#d9bd8c', deep: '#8a6a3c', pale: '#f0e0bf' },
  'court-lady': { ground: '#cc8c2c', deep: '#a4451f', pale: '#f0c678' },
  'tax-collector': { ground: '#f2cb3f', deep: '#3b5b74', pale: '#fbe9a6' },
  pyrotechnist: { ground: '#7f4f9a', deep: '#4b2a63', pale: '#b78fca' },
  warrior: { ground: '#b8322a', deep: '#5d1a1a', pale: '#e0796a' },
  monk: { ground: '#835833', deep: '#c96f1f', pale: '#c49a6c' },
  healer: { ground: '#3f7ab5', deep: '#24476f', pale: '#97c0e0' },
  farmer: { ground: '#5f9441', deep: '#2f5a33', pale: '#b4d190' },
  scholar: { ground: '#f6f0e2', deep: '#4a5563', pale: '#dcd7c8' },
};
