import { readdirSync, readFileSync } from 'node:fs';
import { beforeAll, describe, expect, it } from 'vitest';
import { LANGUAGES, words } from '../../lib/i18n/words.svelte';
import {
  barsOf,
  facetLabel,
  facetsOf,
  gamesOf,
  groundOf,
  labelOf,
  numberOf,
  reach,
  sentenceOf,
  whyOf,
  type ExploreTable,
  type ExploreView,
} from './table';

const FOLDER = '../src/drachenhof/games';
const games = readdirSync(FOLDER, { withFileTypes: true })
  .filter((entry) => entry.isDirectory() && !entry.name.startsWith('_'))
  .map((entry) => entry.name);
const tableOf = (game: string): ExploreTable =>
  JSON.parse(readFileSync(`${FOLDER}/${game}/explore/table.json`, 'utf8')) as ExploreTable;

const view: ExploreView = {
  name: 'x',
  by: 'rollouts',
  figure: 'gain',
  downward: false,
  facets: {
    all: [
      ['1', 200, null, null, [0.02, 0.01, 0.03], null, null, []],
      ['2', 200, null, null, null, null, null, []],
    ],
  },
  hidden: 0,
  alike: { all: [0, 0] },
};

beforeAll(() => words.need('page', 'explore'));

describe('what a view says', () => {
  it.each(LANGUAGES.flatMap((language) => games.map((game) => [language, game] as const)))(
    'is said in %s for every facet of %s, with nothing left open',
    async (language, game) => {
      await words.speak(language);
      const table = tableOf(game);
      for (const one of table.views)
        for (const facet of Object.keys(one.facets)) {
          const bars = barsOf(game, one, facet);
          const said = [
            facetLabel(game, one.name, facet),
            sentenceOf(game, one, facet, bars),
            ...bars.map((bar) => bar.label),
          ];
          expect(bars.length, `${one.name} ${facet}`).toBeGreaterThan(0);
          for (const text of said) expect(text).not.toMatch(/explore-|[{}$]|undefined|NaN/);
        }
    },
  );

  it('names a best row only where it is beyond chance, and else counts those that cannot be told from it', async () => {
    await words.speak('en');
    const drafts = tableOf('year').views[0];
    if (!drafts) throw new Error('no drafts');
    const said = (near: number, far: number): string =>
      sentenceOf('year', { ...drafts, alike: { '2': [near, far] } }, '2', barsOf('year', drafts, '2'));
    expect(said(0, 0)).toMatch(/^Best is .* Worst is /);
    expect(said(1, 0)).toMatch(/^Most was gained with .*, but one other cannot be told from it\. Worst is /);
    expect(said(0, 3)).toMatch(/^Best is .* Least was gained .*, but 3 others cannot be told from it\.$/);
  });

  it('has the intervals of what is compared with one thing, and says whether all can be told apart', async () => {
    await words.speak('en');
    const privileges = tableOf('year').views.find(({ name }) => name === 'privileges');
    if (!privileges) throw new Error('no privileges');
    const said = (near: number, far: number): string =>
      sentenceOf(
        'year',
        { ...privileges, alike: { '1': [near, far] } },
        '1',
        barsOf('year', privileges, '1'),
      );
    expect(said(0, 0)).toMatch(/ brings .* \(95%: .* to .*\), .* \(95%: .* to .*\)\.$/);
    for (const text of [said(1, 0), said(0, 1)])
      expect(text).toMatch(/ brought .*\. These three cannot all be told apart\.$/);
  });

  it('says where rows differ in their positions, and ranks those by their difference at the same decision', () => {
    const drafts = tableOf('year').views[0];
    if (!drafts) throw new Error('no drafts');
    expect([groundOf(drafts, '2'), groundOf(drafts, '2.1')]).toEqual(['rollouts-mixed', 'rollouts']);
    expect(groundOf({ ...drafts, by: 'games' }, '2')).toBe('games');
    const shown = barsOf('year', drafts, '2').map((bar) => bar.figure);
    expect(shown).toEqual(drafts.facets['2']?.map(([, , , , gain]) => gain));
    expect(shown).toEqual(shown.toSorted((one, other) => other[0] - one[0]));
  });

  it('has its facets in their order', () => {
    const facets = { '10': [], '2.1': [], '2.drought': [], '2': [], all: [] };
    expect(facetsOf({ ...view, facets })).toEqual(['all', '2', '2.drought', '2.1', '10']);
  });

  it('leaves out rows without the figure that it shows', () => {
    expect(barsOf('none', view, 'all').map((bar) => bar.key)).toEqual(['1']);
  });

  it('names rows by their number only where the view has words for that', async () => {
    await words.speak('en');
    expect(labelOf('none', 'x', '7')).toContain('token');
  });
});

describe('a row', () => {
  it('has the mean score with its interval beside the share of wins, unless the view counts something else', () => {
    for (const game of games)
      for (const one of tableOf(game).views)
        for (const facet of facetsOf(one))
          for (const bar of barsOf(game, one, facet)) {
            if (one.by === 'rollouts') expect(bar.score, `${one.name} ${facet} ${bar.key}`).toHaveLength(3);
            if (one.figure === 'amount') expect(bar.score).toBeNull();
          }
  });

  it('of a case has games of the table at such a decision: of its players and seat first', () => {
    const row = (key: string, number: number): ExploreView['facets'][string][number] => [
      ...([key, 200, null, null, null, null, null] as const),
      [[number, 5]],
    ];
    const facets = { '3.1': [row('a', 1)], '3': [row('a', 2), row('b', 3)], all: [row('c', 4)], '4': [] };
    const found = (key: string, players: number): number[] =>
      gamesOf({ ...view, facets }, players, 0, (other) => other === key).map(([number]) => number);
    expect([found('a', 3), found('b', 3), found('c', 3), found('d', 3)]).toEqual([[1], [3], [4], []]);
  });
});

describe('numbers', () => {
  it('have a sign where they are differences, and none at nothing', async () => {
    await words.speak('en');
    expect(numberOf('gain', 0.021)).toBe('+2.1');
    expect(numberOf('gain', -0.021)).toBe('−2.1');
    expect(numberOf('gain', -0.0001)).toBe('0.0');
    expect(numberOf('win', 0.25)).toBe('25.0');
    expect(numberOf('amount', 3)).toBe('3.0');
  });

  it('reach from 0 on, but for means', () => {
    const bars = barsOf('none', view, 'all');
    expect(reach(bars, 'gain')).toEqual([0, 0.03]);
    expect(reach(bars, 'amount')[0]).toBeGreaterThan(0);
  });
});

it('says whose games a table is made of', () => {
  const header = { ...tableOf(games[0] ?? '').header, games: 100 };
  expect(whyOf({ ...header, player: null })).toContain('policy without search has played');
  for (const game of games)
    expect(whyOf({ ...header, game, player: null })).toMatch(/our bot (Courtier|Miser)/);
  expect(whyOf({ ...header, player: 'herald' })).toContain('100 games that the bot herald has played');
});
