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
  'Hand.svelte',
  'Learn.svelte',
  'Legend.svelte',
  'Moment.svelte',
  'Nameplate.svelte',
  'Other.svelte',
  'Own.svelte',
  'about.ts',
  'board.test.ts',
  'desk.svelte.ts',
  'engine.ts',
  'fit.test.ts',
  'fit.ts',
  'index.ts',
  'moment.test.ts',
  'moment.ts',
  'motion.ts',
  'pieces.ts',
  'positions.jsonl',
  'rulebook.ts',
  'signs.ts',
  'spots.ts',
  'view.ts',
];
/** Files of parts that a game may do without: one that has nothing to explore has no `explore.ts`. */
const OPTIONAL = ['explore.ts'];
/**
 * Files that only one game has, and what they are of: the other has no such thing, or needs no file for it. A new file
 * is one of these, or one of those above.
 */
const OWN: Record<(typeof GAMES)[number], Record<string, string>> = {
  year: {
    'CourtPalaces.svelte OpenPalace.svelte PalacePiece.svelte tenants.ts': 'palaces, and who lives there',
    'Year.svelte': 'the twelve months and the wall',
    'Groups.svelte': 'action cards, and the dragons on them',
    'Display.svelte': 'persons that are taken from a display',
    'Tracks.svelte rail.ts': 'markers on tracks',
    'Chips.svelte foreseen.ts': 'a forecast of what is announced: in Hoard nothing is',
    'Piece.svelte':
      'things that are all pressed alike: in Hoard cards of each place are pressed in a way of their own',
    'RuleSymbol.svelte': 'symbols of goods and persons, each with a rule',
    'naming.ts':
      'names of tiles, persons and events: in Hoard a message of the Fluent files is the name of a card',
    'explore.test.ts': 'events that may not lie side by side: any cards may',
  },
  hoard: {
    'Card.svelte Fan.svelte Remainders.svelte': 'cards, and how they are held and lie',
    'Pile.svelte Demand.svelte Way.svelte': 'the tray, what it demands, and which way the turn goes',
    'InForce.svelte': 'what is in force in a round',
    'Turned.svelte reveal.ts reveal.test.ts': 'cards that are turned up',
    'matching.ts matching.test.ts':
      'which card went where: cards are alike, what moves in Year is known by its name',
    'remark.ts remark.test.ts': 'what a coach remarks on beside what is costly',
    'spots.test.ts': 'where lessons can point at several cards at once',
    'stage.ts': 'the layer on which cards fly and turn over',
    'sizes.ts sizes.test.ts':
      'a table around which two to six sit: courts of Year are laid out by style sheets',
  },
};
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

/** What a file says, also in its comments, but for the years of dates. */
function said(text: string): string[] {
  const plain = text.replace(/year: 'numeric'/g, '');
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
    '// as in the year',
    '/** hoard */',
    '<!-- the year -->',
  ])('is found in %s', (code) => expect(named(code)).toEqual([1]));

  it.each(["{ year: 'numeric' }", 'yearly'])('is not meant by %s', (code) => expect(named(code)).toEqual([]));
});

describe.each(GAMES)('%s', (game) => {
  it.each(PARTS)('has its %s', (part) => expect(existsSync(join(SRC, 'games', game, part))).toBe(true));
  it.each(PICTURES)('has its %s', (part) =>
    expect(existsSync(join(SRC, 'games', game, 'art', part))).toBe(true),
  );

  it('is loaded by its name', async () => {
    expect((await gameModule(game)).Board).toBeTruthy();
    expect((await learnModule(game)).STEPS.length).toBeGreaterThan(4);
    expect((await rulebookOf(game)).SECTIONS.length).toBeGreaterThan(4);
    expect(DOORS.map((door) => door.game)).toContain(game);
  });
});

it('what every game has is listed as a part', () => {
  const inEvery = (...folder: string[]): string[] => {
    const [first = [], ...others] = GAMES.map((game) => readdirSync(join(SRC, 'games', game, ...folder)));
    return first.filter((file) => others.every((files) => files.includes(file))).sort();
  };
  expect(inEvery().filter((file) => !OPTIONAL.includes(file))).toEqual(['art', ...PARTS].sort());
  expect(inEvery('art')).toEqual([...PICTURES].sort());
});

it.each(GAMES)('%s has no file but parts, and those that are named as its own', (game) => {
  const own = Object.keys(OWN[game]).flatMap((files) => files.split(' '));
  const files = readdirSync(join(SRC, 'games', game)).filter((file) => !OPTIONAL.includes(file));
  expect(files.sort()).toEqual(['art', ...PARTS, ...own].sort());
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
