/** The rule behind each thing on the table. */
import type { Ability, Card, Curse } from '../../art/hoard/names';
import { ABILITY_CARDS, ABILITY_RULES } from './engine';

const CARD_RULES: Partial<Record<Card, string>> = {
  '3': 'H15',
  '4': 'H16',
  '5': 'H17',
  '6': 'H18',
  nulla: 'H19',
  extermino: 'H19',
  protecto: 'H19',
};

/** When hidden cards are turned up, and what hands are for. */
export const HIDDEN_RULE = 'H11';
export const HAND_RULE = 'H8';

export const abilityRule = (ability: Ability): string => ABILITY_RULES[ability];

export function curseRule(curse: Curse): string {
  if (curse === 'chaos') return 'H53';
  return curse.startsWith('many') ? 'H51' : 'H52';
}

/** The abilities in force that make a card special. */
export function abilitiesOf(card: Card, abilities: readonly Ability[]): readonly Ability[] {
  return abilities.filter((ability) => {
    const concerned: readonly Card[] = ABILITY_CARDS[ability];
    return concerned.includes(card);
  });
}

export function cardRule(card: Card, abilities: readonly Ability[]): string {
  const [ability] = abilitiesOf(card, abilities);
  return CARD_RULES[card] ?? (ability ? abilityRule(ability) : 'H14');
}
