/** The tables of the explorer, as `drachenhof explore` made them of many games, and what a view of one says. */
import { say } from '../../lib/i18n/words.svelte';

/** A figure, and where the true one lies (95 %). */
export type Figure = [value: number, low: number, high: number];
export type FigureName = 'win' | 'gain' | 'amount' | 'more';

/** A row as it lies in the file. */
export type RowArray = [
  key: string,
  positions: number,
  chosen: number | null,
  win: Figure | null,
  gain: Figure | null,
  amount: Figure | null,
  more: Figure | null,
  examples: [number: number, at: number][],
];

export interface ExploreView {
  name: string;
  by: 'rollouts' | 'chance' | 'games';
  figure: FigureName;
  downward: boolean;
  facets: Record<string, RowArray[]>;
  hidden: number;
  /** By facet: how many rows cannot be told from its best one, and how many not from its worst. */
  alike: Record<string, [near: number, far: number]>;
}

export interface ExploreTable {
  header: {
    game: string;
    command: string;
    games: number;
    rollouts: number;
    fewest: number;
    engine: string;
    /** The bot that has played the games; else the policy, without search. */
    player?: string | null;
  };
  views: ExploreView[];
}

/** What a picture shows of one row. */
export interface Bar {
  key: string;
  label: string;
  figure: Figure;
  /** How many games are won with it, and the mean score: of those the row has. */
  win: Figure | null;
  score: Figure | null;
  chosen: number | null;
  positions: number;
  examples: [number: number, at: number][];
}

const files = import.meta.glob<ExploreTable>('../../../../src/drachenhof/games/*/explore/table.json', {
  import: 'default',
});

/** The table of a game; null where there is nothing to explore. */
export async function readTable(game: string): Promise<ExploreTable | null> {
  return (await files[`../../../../src/drachenhof/games/${game}/explore/table.json`]?.()) ?? null;
}

/** Which games the figures are of, as a sentence. */
export function whyOf({ game, games, rollouts, player }: ExploreTable['header']): string {
  return player
    ? say('explore-why-bot', { games, rollouts, bot: player })
    : `${say('explore-why', { games, rollouts })} ${say(`explore-${game}-strength`)}`;
}

const FIGURES: readonly FigureName[] = ['win', 'gain', 'amount', 'more'];
const SHARES: readonly FigureName[] = ['win', 'gain'];
const SIGNED: readonly FigureName[] = ['gain', 'more'];

export function token(game: string, name: string): string {
  return say(`explore-${game}-token`, { token: name });
}

/** Two things stand together; more follow one another. */
function tokens(game: string, key: string): string {
  const said = key.split(' ').map((name) => token(game, name));
  return said.join(said.length === 2 ? ' + ' : ', ');
}

const isNumber = (text: string): boolean => /^\d+$/.test(text);

/** What a row is called. */
export function labelOf(game: string, view: string, key: string): string {
  const said = tokens(game, key);
  const id = `explore-${game}-${view}.row`;
  const row = isNumber(key) ? say(id, { key: said }) : id;
  return row === id ? said : row;
}

/** What a facet is called: `3.drought` is about three players and an event. */
export function facetLabel(game: string, view: string, facet: string): string {
  const [first = '', second = ''] = facet.split('.');
  const kind = second === '' ? 'none' : isNumber(second) ? 'number' : 'word';
  const said = { a: token(game, first), b: second && token(game, second), kind, raw: first };
  return say(`explore-${game}-${view}.facet`, said);
}

/** A number of a figure: in per cent if it is a share, with its sign if it is a difference. */
export function numberOf(figure: FigureName, value: number): string {
  const shown = Math.round(10 * (SHARES.includes(figure) ? 100 * value : value)) / 10;
  if (!SIGNED.includes(figure)) return say('explore-plain', { value: shown });
  if (shown === 0) return say('explore-plain', { value: 0 });
  return say(shown < 0 ? 'explore-less' : 'explore-more', { value: Math.abs(shown) });
}

/** The facets of a view in their order: an object would have those first that are whole numbers. */
export function facetsOf(view: ExploreView): string[] {
  return Object.keys(view.facets).toSorted((one, other) => compare(natural(one), natural(other)));
}

type Natural = (readonly [number, string])[];

/** Numbers by their size, also where one begins a word. */
function natural(facet: string): Natural {
  return facet.split('.').map((word) => {
    const [, digits = '', rest = ''] = /^(\d*)(.*)$/.exec(word) ?? [];
    return [Number(digits), rest] as const;
  });
}

function compare(one: Natural, other: Natural): number {
  for (const [at, [number, rest]] of one.entries()) {
    const [against, word] = other[at] ?? [-1, ''];
    if (number !== against) return number - against;
    if (rest !== word) return rest < word ? -1 : 1;
  }
  return one.length - other.length;
}

/** The rows of a facet that have the figure that the view shows. */
export function barsOf(game: string, view: ExploreView, facet: string): Bar[] {
  return (view.facets[facet] ?? []).flatMap((row) => {
    const figure = row[3 + FIGURES.indexOf(view.figure)] as Figure | null;
    const [key, positions, chosen, win, , amount, , examples] = row;
    const score = view.figure === 'amount' ? null : amount; // there it is what the view counts
    const label = labelOf(game, view.name, key);
    return figure ? [{ key, label, figure, win, score, chosen, positions, examples }] : [];
  });
}

/** Games of the table at such a decision as a case that is worked out now: of its players and seat, if there are any. */
export function gamesOf(
  view: ExploreView,
  players: number,
  seat: number,
  stands: (key: string, facet: string) => boolean,
): Bar['examples'] {
  const nearest = [`${players}.${seat + 1}`, `${players}`];
  const facets = [...nearest.filter((facet) => facet in view.facets), ...facetsOf(view)];
  for (const facet of facets) {
    const row = view.facets[facet]?.find(
      ([key, , , , , , , examples]) => examples.length > 0 && stands(key, facet),
    );
    if (row) return row[7];
  }
  return [];
}

/** What figures of a facet are said to stand on: `rollouts-mixed` if its rows differ in their positions. */
export function groundOf(view: ExploreView, facet: string): string {
  const counts = new Set((view.facets[facet] ?? []).map(([, positions]) => positions));
  return view.by === 'rollouts' && counts.size > 1 ? `${view.by}-mixed` : view.by;
}

/** What the picture means, in one sentence with its figures. */
export function sentenceOf(game: string, view: ExploreView, facet: string, bars: readonly Bar[]): string {
  const order = view.downward ? 1 : -1;
  const ranked = bars.toSorted((one, other) => order * (one.figure[0] - other.figure[0]));
  const [best, worst, first, last] = [ranked[0], ranked.at(-1), bars[0], bars.at(-1)];
  if (!best || !worst || !first || !last) return '';
  const names = { best, worst, first, last };
  const numbers = { high: best, low: worst, begin: first, end: last };
  const [near, far] = view.alike[facet] ?? [0, 0];
  const span = ([, low, high]: Figure): string =>
    say('explore-span', { low: numberOf(view.figure, low), high: numberOf(view.figure, high) });
  const given = {
    near,
    far,
    alike: near + far,
    highspan: span(best.figure),
    lowspan: span(worst.figure),
    others: say('explore-alike', { count: near }),
    rest: say('explore-alike', { count: far }),
    ...Object.fromEntries(Object.entries(names).map(([name, bar]) => [name, tokens(game, bar.key)])),
    ...Object.fromEntries(
      Object.entries(numbers).map(([name, bar]) => [name, numberOf(view.figure, bar.figure[0])]),
    ),
  };
  const id = `explore-${game}-${view.name}`;
  const alone = best === worst ? say(`${id}.one`, given) : `${id}.one`;
  return alone === `${id}.one` ? say(`${id}.says`, given) : alone;
}

/** From where to where a picture goes: differences and shares from 0 on, other means only as far as they lie. */
export function reach(bars: readonly Bar[], figure: FigureName): [low: number, high: number] {
  const low = Math.min(...bars.map((bar) => bar.figure[1]));
  const high = Math.max(...bars.map((bar) => bar.figure[2]));
  if (figure === 'amount') return [low - 0.05 * (high - low || 1), high + 0.05 * (high - low || 1)];
  return [Math.min(0, low), Math.max(0, high) || 1];
}
