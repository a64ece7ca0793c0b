/** The options of the games in words. */
import { say, words } from '../../lib/i18n/words.svelte';

/** An option by its name; where its rule is said beside it, not by a number too. */
export function optionLabel(name: string): string {
  return words.has(`option-${name}`) ? say(`option-${name}`).replace(/ \([A-Z]\d+\)$/, '') : name;
}

export function optionValue(game: string, name: string, value: unknown): string {
  if (typeof value === 'number') return String(value);
  for (const id of [`option-${name}-${value ?? 'none'}`, `super-${value}`]) {
    if (words.has(id)) return say(id);
  }
  return String(value);
}
