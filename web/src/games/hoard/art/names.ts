/** The names of the notation, as the rules have them. */
import { DRAGONS, MONSTERS, type Card } from '../engine';

export { ABILITIES, CURSES, FRONT_COINS, MONSTERS } from '../engine';
export type { Ability, Card, Curse } from '../engine';
export type Monster = (typeof MONSTERS)[number];
export type Dragon = (typeof DRAGONS)[number];
export const CARDS: readonly Card[] = [...MONSTERS, ...DRAGONS];

export const isDragon = (card: Card): card is Dragon => (DRAGONS as readonly string[]).includes(card);
