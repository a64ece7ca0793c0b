/** A game is one name on the page too: outside its own folders and the list of games nothing says it. */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { basename, join, relative, sep } from 'node:path';
import { describe, expect, it } from 'vitest';
import { DOORS } from './doors';
import { GAMES, gameModule, learnModule, rulebookOf } from './games';

const SRC = 'src';
const LIST_OF_GAMES = join(SRC, 'games', 'games.ts');
/** Capitals within a word begin a new one: `LearnYear`, `yearView`. */
const NAMES = new RegExp(`(?<![a-z])(${GAMES.join('|')})(?![a-z])`, 'i');
/** Files that every game has, since every game has the part. */
const PARTS = [
  'Board.svelte',
  'Learn.svelte',
  'about.ts',
  'board.test.ts',
  'engine.ts',
  'fit.ts',
  'index.ts',
  'motion.ts',
  'pieces.ts',
  'reason.ts',
  'rulebook.ts',
  'rules.ts',
  'spots.ts',
  'view.ts',
];
const PICTURES = ['Door.svelte', 'Sheet.svelte', 'names.ts'];

const belongsToAGame = (path: string): boolean =>
  relative(SRC, path)
    .split(sep)
    .some((part) => (GAMES as readonly string[]).includes(part));
const isTest = (path: string): boolean => path.endsWith('.test.ts');

function sources(): string[] {
  const files = readdirSync(SRC, { recursive: true, encoding: 'utf8' }).map((path) => join(SRC, path));
  return files.filter(
    (path) =>
      /\.(ts|svelte|css)$/.test(path) && !belongsToAGame(path) && !isTest(path) && path !== LIST_OF_GAMES,
  );
}

/** What a file says but for its comments, which may give examples, and for the years of dates. */
function said(text: string): string[] {
  const plain = text
    .replace(/\/\*[\s\S]*?\*\/|<!--[\s\S]*?-->/g, (comment) => comment.replace(/[^\n]/g, ''))
    .replace(/(^|\s)\/\/.*$/gm, '')
    .replace(/year: 'numeric'/g, '');
  return plain.split('\n').map((line) => line.replace(/([a-z])([A-Z])/g, '$1 $2'));
}

const named = (text: string): number[] =>
  said(text).flatMap((line, at) => (NAMES.test(line) ? [at + 1] : []));

describe('a name', () => {
  it('is said by no file outside the parts of its game, nor by the name of one', () => {
    const found = sources().flatMap((path) => [
      ...named(readFileSync(path, 'utf8')).map((line) => `${path}:${line}`),
      ...(named(basename(path)).length > 0 ? [path] : []),
    ]);
    expect(found).toEqual([]);
  });

  it.each([
    "game === 'year'",
    'import Learn from "./LearnHoard.svelte";',
    'href="/rules/year"',
    'yearView(x)',
    'HOARD',
    '`/rules/${page}/year`',
    '{ hoard: 1 }',
    '<YearBoard />',
    '.hoard { color: red; }',
  ])('is found in %s', (code) => expect(named(code)).toEqual([1]));

  it.each(['// as in the year', '/** hoard */', "{ year: 'numeric' }", 'yearly', '<!-- the year -->'])(
    'is not meant by %s',
    (code) => expect(named(code)).toEqual([]),
  );
});

describe.each(GAMES)('%s', (game) => {
  it.each(PARTS)('has its %s', (part) => expect(existsSync(join(SRC, 'games', game, part))).toBe(true));
  it.each(PICTURES)('has its %s', (part) => expect(existsSync(join(SRC, 'art', game, part))).toBe(true));

  it('is loaded by its name', async () => {
    expect((await gameModule(game)).Board).toBeTruthy();
    expect((await learnModule(game)).STEPS.length).toBeGreaterThan(4);
    expect((await rulebookOf(game)).SECTIONS.length).toBeGreaterThan(4);
    expect(DOORS.map((door) => door.game)).toContain(game);
  });
});

it('nothing is loaded of a game that is none', async () => {
  for (const load of [gameModule, learnModule, rulebookOf])
    await expect(load('chess')).rejects.toThrow('chess');
});

it('there is no folder of a game that is not in the list', () => {
  const folders = readdirSync(join(SRC, 'games'), { withFileTypes: true }).filter((entry) =>
    entry.isDirectory(),
  );
  expect(folders.map((entry) => entry.name).sort()).toEqual([...GAMES].sort());
});
