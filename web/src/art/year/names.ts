/** The names of the notation, and what is printed on the tiles: the pictures must say the same as the rules. */
export const PERSONS = [
  'craftsman',
  'court-lady',
  'tax-collector',
  'pyrotechnist',
  'warrior',
  'monk',
  'healer',
  'farmer',
  'scholar',
] as const;
export type Person = (typeof PERSONS)[number];
export type PersonCard = Person | 'wild';
export type Age = 'young' | 'old';

export const EVENTS = ['peace', 'tribute', 'drought', 'mongols', 'festival', 'contagion'] as const;
export type EventName = (typeof EVENTS)[number];

export const SUPER_EVENTS = [
  'lantern-festival',
  'buddha',
  'earthquake',
  'flood',
  'solar-eclipse',
  'volcanic-eruption',
  'tornado',
  'sunrise',
  'assassination',
  'charter',
] as const;
export type SuperEventName = (typeof SUPER_EVENTS)[number];

export const ACTIONS = [
  'taxes',
  'build',
  'harvest',
  'fireworks',
  'parade',
  'research',
  'privilege',
  'wall',
] as const;
export type Action = (typeof ACTIONS)[number];

export const WALL_TILES = ['rice', 'fireworks', 'yuan', 'floor', 'points', 'track'] as const;
export type WallTileName = (typeof WALL_TILES)[number];

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

/** Y1. */
export const PRINTS: Record<Person, { young: Print; old?: Print }> = {
  craftsman: { young: { value: 2, symbols: 1 } },
  'court-lady': { young: { value: 1, symbols: 1 } },
  'tax-collector': { young: { value: 3, symbols: 3 } },
  pyrotechnist: { young: { value: 5, symbols: 1 }, old: { value: 3, symbols: 2 } },
  warrior: { young: { value: 5, symbols: 1 }, old: { value: 3, symbols: 2 } },
  monk: { young: { value: 6, symbols: 1 }, old: { value: 2, symbols: 2 } },
  healer: { young: { value: 4, symbols: 1 }, old: { value: 1, symbols: 2 } },
  farmer: { young: { value: 4, symbols: 1 }, old: { value: 1, symbols: 2 } },
  scholar: { young: { value: 4, symbols: 2 }, old: { value: 2, symbols: 3 } },
};

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
