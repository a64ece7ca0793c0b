/** The rules by number, from the same words as everywhere. */
import { say, words, type Part } from '../../words/words.svelte';
import { PRINTED, SECTIONS } from './rulebook';

export interface Rule {
  number: string;
  title: string;
  text: string;
}

export interface Section {
  id: string;
  title: string;
  rules: Rule[];
}

export const NUMBER = /\b([YH]\d{1,2})\b/;

/** The game that a rule's number belongs to. */
export function gameOf(number: string): 'year' | 'hoard' {
  return number.startsWith('H') ? 'hoard' : 'year';
}

export async function readRules(game: 'year' | 'hoard'): Promise<void> {
  await words.need(`rules-${game}` satisfies Part);
}

export function ruleOf(number: string): Rule | null {
  const id = `rule-${number}`;
  if (!words.has(id)) return null;
  return { number, title: say(`${id}.title`), text: say(id, PRINTED[gameOf(number)]) };
}

export function sectionsOf(game: 'year' | 'hoard'): Section[] {
  return (SECTIONS[game] ?? []).map(({ id, rules }) => ({
    id,
    title: say(`rules-${game}-section-${id}`),
    rules: rules.map(ruleOf).filter((rule) => rule !== null),
  }));
}

/** Paragraphs and lists, as the rules are written. */
export type Block = { kind: 'text'; text: string } | { kind: 'list'; items: string[] };

export function blocksOf(text: string): Block[] {
  return text.split(/\n\s*\n/).flatMap((part): Block[] => {
    const lines = part.trim().split('\n');
    const items = lines.filter((line) => line.startsWith('- ')).map((line) => line.slice(2));
    const plain = lines.filter((line) => !line.startsWith('- ')).join(' ');
    const blocks: Block[] = [];
    if (plain) blocks.push({ kind: 'text', text: plain });
    if (items.length > 0) blocks.push({ kind: 'list', items });
    return blocks;
  });
}
