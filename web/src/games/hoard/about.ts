/** What the things on the table are, in words: a name, and below it what it does; and by which rule. */
import type { Ability, Card, Curse } from './art/names';
import { say } from '../../lib/i18n/words.svelte';
import { ABILITY_CARDS, ABILITY_RULES, BOARD_RULES, CARD_RULES } from './engine';

/** The abilities in force that make a card special. */
export function abilitiesOf(card: Card, abilities: readonly Ability[]): readonly Ability[] {
  return abilities.filter((ability) => {
    const concerned: readonly Card[] = ABILITY_CARDS[ability];
    return concerned.includes(card);
  });
}

const special: Partial<Record<Card, string>> = CARD_RULES;

export function cardRule(card: Card, abilities: readonly Ability[]): string {
  const [ability] = abilitiesOf(card, abilities);
  return special[card] ?? (ability ? ABILITY_RULES[ability] : BOARD_RULES['legal-cards']);
}

export function aboutCard(card: Card, abilities: readonly Ability[]): string {
  const added = abilitiesOf(card, abilities).map((ability) => say('hoard-board-ability', { ability }));
  return [say(`card-${card}`), say(`hoard-board-effect-${card}`), ...added].join('\n');
}

export const aboutAbility = (ability: Ability): string =>
  [say('hoard-ability', { ability }), say('hoard-board-ability', { ability })].join('\n');

export function aboutCurse(curse: Curse): string {
  const [name = '', ...cards] = say('hoard-curse', { curse }).split(/:\s*/);
  const does = cards.join(': ') || say('hoard-board-chaos');
  return [name, does, curse === 'chaos' ? '' : say('hoard-board-curse')].filter(Boolean).join('\n');
}

/** A hidden card in somebody's Remainders; open cards lie on it. */
export const aboutHidden = (): string =>
  [say('hoard-board-hidden'), say('hoard-board-hidden-what')].join('\n');

export const aboutOpen = (card: Card, abilities: readonly Ability[]): string =>
  [aboutCard(card, abilities), say('hoard-board-open-what')].join('\n');
