/** How one is doing: shares as people read them, and a rating as a picture. */
import type { Group, RatingRun, Span } from '../../lib/net/protocol';
import { say } from '../../lib/i18n/words.svelte';

const percent = (share: number): number => Math.round(100 * share);

/** A share with where the true one lies. */
export const told = ({ value, low, high }: Span): string =>
  say('doing-share', { percent: percent(value), low: percent(low), high: percent(high) });

/** The groups of one kind, in the order in which one looks for them. */
export function ordered(
  groups: readonly Group[],
  game: string,
  against: Group['against'],
  kinds: Group['by'][],
): Group[] {
  const place = (group: Group): number => kinds.indexOf(group.by);
  return groups
    .filter((group) => group.game === game && group.against === against && kinds.includes(group.by))
    .sort((a, b) => place(a) - place(b) || (a.name ?? '').localeCompare(b.name ?? '') || compared(a, b));
}

const compared = (a: Group, b: Group): number =>
  a.by === 'opening' ? b.games - a.games : Number(a.value ?? 0) - Number(b.value ?? 0);

/** The best of some groups first: by the share of wins, then by place; `most` of them. */
export const bestOf = (groups: readonly Group[], most = 10): Group[] =>
  groups
    .toSorted((a, b) => b.won.value - a.won.value || a.mean_place - b.mean_place || b.games - a.games)
    .slice(0, most);

export interface Band {
  line: string;
  band: string;
  low: number;
  high: number;
}

/** A rating as a line within its band, in a picture of this size. */
export function band(run: Pick<RatingRun, 'points'>, width: number, height: number): Band {
  const spans = run.points.map(({ strength }) => strength);
  const low = Math.min(...spans.map((span) => span.low));
  const high = Math.max(...spans.map((span) => span.high));
  const x = (at: number): number => (spans.length < 2 ? width / 2 : (at / (spans.length - 1)) * width);
  const y = (value: number): number => height - ((value - low) / Math.max(1, high - low)) * height;
  const at = (value: (span: Span) => number): string[] =>
    spans.map((span, place) => `${x(place).toFixed(1)},${y(value(span)).toFixed(1)}`);
  const lower = at((span) => span.low).reverse();
  return {
    line: at((span) => span.value).join(' '),
    band: [...at((span) => span.high), ...lower].join(' '),
    low,
    high,
  };
}
