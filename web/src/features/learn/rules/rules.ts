/** The rules by number, from the same words as everywhere. */
import { isGame, rulebookOf, type GameName, type Rulebook } from '../../../games/games';
import { gameInfo } from '../../../lib/net/games.svelte';
import { say, words } from '../../../lib/i18n/words.svelte';

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

/** Whatever looks like the number of a rule. */
export const NUMBER = /\b([A-Z]\d{1,2})\b/;

const rulebooks = new Map<string, Rulebook>();

/** The game that a rule's number belongs to, as the server tells; null before. */
export function gameOf(number: string): GameName | null {
  const name = gameInfo.games.find((info) => number.startsWith(info.letter))?.name ?? '';
  return isGame(name) ? name : null;
}

/** A game's rules; their words come last, since they need the numbers of the rulebook. */
export async function readRules(game: GameName): Promise<void> {
  if (!rulebooks.has(game)) rulebooks.set(game, await rulebookOf(game));
  await words.need(`rules-${game}`);
}

/** The rules of the game that a number belongs to. */
export async function readRulesFor(number: string): Promise<void> {
  await gameInfo.load();
  const game = gameOf(number);
  if (game) await readRules(game);
}

export function ruleOf(number: string): Rule | null {
  const id = `rule-${number}`;
  if (!words.has(id)) return null;
  return { number, title: say(`${id}.title`), text: say(id, rulebooks.get(gameOf(number) ?? '')?.PRINTED) };
}

/** A long rule in one sentence, for who meets it at the table; null where the rule itself is one. */
export const plainOf = (number: string): string | null =>
  words.has(`plain-${number}`) ? say(`plain-${number}`) : null;

export function sectionsOf(game: GameName): Section[] {
  return (rulebooks.get(game)?.SECTIONS ?? []).map(({ id, rules }) => ({
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
