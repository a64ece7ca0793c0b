/** The options of the games in words. */
import { say, words } from '../words/words.svelte';

/** The rule behind each option. */
const RULES: Record<string, string> = {
  large_privilege: 'Y22',
  great_wall: 'Y40',
  super_event: 'Y44',
  peek: 'H31',
  answer_fives: 'H32',
  long_protecto: 'H33',
  abilities: 'H41',
  curses: 'H51',
  count_all_backs: 'H24',
};

export function optionRule(name: string): string | null {
  return RULES[name] ?? null;
}

/** An option by its name; where its rule is said beside it, not by a number too. */
export function optionLabel(name: string): string {
  return words.has(`option-${name}`) ? say(`option-${name}`).replace(/ \([YH]\d+\)$/, '') : name;
}

export function optionValue(game: string, name: string, value: unknown): string {
  if (typeof value === 'number') return String(value);
  for (const id of [`option-${name}-${value ?? 'none'}`, `super-${value}`]) {
    if (words.has(id)) return say(id);
  }
  return String(value);
}
