/** The options of the games in words. */
import { say, words } from '../words/words.svelte';

export function optionLabel(name: string): string {
  return words.has(`option-${name}`) ? say(`option-${name}`) : name;
}

export function optionValue(game: string, name: string, value: unknown): string {
  if (typeof value === 'number') return String(value);
  for (const id of [`option-${name}-${value ?? 'none'}`, `super-${value}`]) {
    if (words.has(id)) return say(id);
  }
  return String(value);
}
