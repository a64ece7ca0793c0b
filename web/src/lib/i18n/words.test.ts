import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it, vi } from 'vitest';
import { LANGUAGES, pickLanguage, Vocabulary, words } from './words.svelte';

const PACKAGE = '../src/drachenhof';

function filesIn(folder: string): string[] {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) return filesIn(path);
    return /\.(svelte|ts)$/.test(entry.name) && !entry.name.endsWith('.test.ts') ? [path] : [];
  });
}

const GAMES = readdirSync('src/games', { withFileTypes: true })
  .filter((entry) => entry.isDirectory())
  .map((entry) => entry.name);
const source = filesIn('src').map((path) => readFileSync(path, 'utf8'));

function wordsIn(language: string, pattern: RegExp): string[] {
  const folders = ['i18n', ...GAMES.map((game) => `games/${game}/locale`)].map((name) =>
    join(PACKAGE, name, language),
  );
  return folders
    .flatMap((folder) => readdirSync(folder).map((name) => join(folder, name)))
    .filter((path) => pattern.test(path))
    .map((path) => readFileSync(path, 'utf8'));
}

function ids(pattern: RegExp): string[] {
  return wordsIn('en', pattern).flatMap((text) =>
    [...text.matchAll(/^([a-z][\w-]*) =/gm)].map((found) => found[1] ?? ''),
  );
}

/** What the page says, as written: whole names, and patterns for those that are put together. */
const whole = new Set(
  source.flatMap((text) => [...text.matchAll(/'([a-z]+(?:-[\w-]+)+)'/g)].map((found) => found[1] ?? '')),
);
const patterns = source
  .flatMap((text) => [...text.matchAll(/`([a-z]+-[^`\s]*\$\{[^`\s]*)`/g)].map((found) => found[1] ?? ''))
  .map((written) => new RegExp(`^${written.replace(/\$\{[^}]*\}/g, '[\\w-]+')}$`));
/** What begins as a name of the page's own does, and is not the name of a file. */
const said = [...whole].filter((name) => /^(page|year|hoard)-/.test(name));

describe('the words of the page', () => {
  const own = ids(/(^|\/)(review-)?page\.ftl$/);
  const all = new Set(ids(/\.ftl$/));

  it('are all there', () => {
    expect(said.filter((name) => !all.has(name))).toEqual([]);
    const own = patterns.filter((pattern) => /^.\^(page|year|hoard)-/.test(String(pattern)));
    expect(own.filter((pattern) => ![...all].some((name) => pattern.test(name))).map(String)).toEqual([]);
  });

  it('are all used', () => {
    const used = (name: string): boolean => whole.has(name) || patterns.some((pattern) => pattern.test(name));
    expect(own.filter((name) => !used(name))).toEqual([]);
  });

  it.each(LANGUAGES)('can be read in %s', (language) => {
    const vocabulary = new Vocabulary(language);
    for (const text of wordsIn(language, /^(?!.*(cli|arena|serve|fair)).*\.ftl$/)) vocabulary.add(text);
    expect(own.filter((name) => !vocabulary.has(name))).toEqual([]);
    expect(vocabulary.say('page-waiting', { count: 1 })).not.toMatch(/[{}]/);
  });
});

it('what is known is not read again, and nothing that is shown changes by it', async () => {
  await words.need('rules-year');
  const reads = vi.spyOn(Vocabulary.prototype, 'need');
  await words.need('rules-year');
  expect(reads).not.toHaveBeenCalled();
  await words.need('rules-year', 'rules-hoard');
  expect(reads).toHaveBeenCalledOnce();
});

describe('pickLanguage', () => {
  it.each([
    [['de-AT', 'en'], 'de'],
    [['fr', 'nl-BE'], 'nl'],
    [['', 'fr'], 'en'],
    [[], 'en'],
  ] as const)('takes the first of %j that we have', (tags, language) => {
    expect(pickLanguage(tags)).toBe(language);
  });
});
