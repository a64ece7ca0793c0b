/** The names of the notation. */
import { MONSTERS, type Monster } from '../shared/monsters';

export { MONSTERS, type Monster };
export const DRAGONS = ['nulla', 'extermino', 'protecto'] as const;
export type Dragon = (typeof DRAGONS)[number];
export type Card = Monster | Dragon;
export const CARDS: readonly Card[] = [...MONSTERS, ...DRAGONS];

export const ABILITIES = [
  'quick-dragons',
  'envious-monsters',
  'small-but-nice',
  'monsterball',
  'roundabout',
  'golden-feathers',
  'open-secrets',
] as const;
export type Ability = (typeof ABILITIES)[number];

export const CURSES = [
  'many-6',
  'many-7',
  'many-8',
  'unknowing-4-2',
  'unknowing-5-1',
  'unknowing-6-0',
  'chaos',
] as const;
export type Curse = (typeof CURSES)[number];

export const isDragon = (card: Card): card is Dragon => (DRAGONS as readonly string[]).includes(card);
