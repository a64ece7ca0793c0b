import { cleanup, fireEvent, render } from '@testing-library/svelte';
import { afterEach, describe, expect, it, vi } from 'vitest';
import type { Group, RatingPoint } from '../../lib/net/protocol';
import { words } from '../../lib/i18n/words.svelte';
import { band, bestOf, ordered } from './doing';
import GameSearch from '../replays/GameSearch.svelte';

afterEach(cleanup);

const point = (value: number, around: number): RatingPoint => ({
  ended: 1,
  table: 't',
  points: value,
  strength: { value, low: value - around, high: value + around },
});

describe('a rating as a picture', () => {
  it('has its band from the lowest to the highest, there and back', () => {
    const drawn = band({ points: [point(100, 100), point(150, 50)] }, 200, 100);
    expect([drawn.low, drawn.high]).toEqual([0, 200]);
    expect(drawn.line).toBe('0.0,50.0 200.0,25.0');
    expect(drawn.band).toBe('0.0,0.0 200.0,0.0 200.0,50.0 0.0,100.0');
  });
  it('stands in the middle after one game', () =>
    expect(band({ points: [point(9, 1)] }, 200, 100).line).toBe('100.0,50.0'));
});

const group = (by: Group['by'], value: Group['value'], games = 1): Group =>
  ({ game: 'year', against: 'bots', by, value, games, name: null }) as Group;

it('orders groups by kind, seats by number and first choices by how often they were made', () => {
  const all = [
    group('opening', 'x', 3),
    group('opening', 'y', 9),
    group('seat', 1),
    group('seat', 0),
    group('all', null),
  ];
  const kinds: Group['by'][] = ['all', 'seat', 'opening'];
  expect(ordered(all, 'year', 'bots', kinds).map(({ value }) => value)).toEqual([null, 0, 1, 'y', 'x']);
  expect(ordered(all, 'year', 'people', kinds)).toEqual([]);
});

it('has the best first choices by result, not by how often they were made', () => {
  const played = (value: string, games: number, won: number, place: number): Group =>
    ({ ...group('opening', value, games), won: { value: won, low: 0, high: 1 }, mean_place: place }) as Group;
  const all = [played('often', 40, 0.2, 2), played('seldom', 6, 0.5, 2), played('well', 6, 0.5, 1.5)];
  expect(bestOf(all).map(({ value }) => value)).toEqual(['well', 'seldom', 'often']);
  expect(bestOf(all, 1)).toHaveLength(1);
});

it('finished games are asked for once, and once more when something else is looked for', async () => {
  await words.need('page', 'doing');
  vi.useFakeTimers();
  const asked: string[] = [];
  vi.stubGlobal('fetch', (place: string) => {
    asked.push(place);
    return Promise.resolve(new Response(JSON.stringify({ games: [], more: false })));
  });
  const { getByRole } = render(GameSearch);
  await vi.advanceTimersByTimeAsync(5000);
  expect(asked).toEqual(['/api/me/games?']);
  await fireEvent.change(getByRole('combobox', { name: 'Result' }), { target: { value: 'yes' } });
  await vi.advanceTimersByTimeAsync(5000);
  expect(asked.slice(1)).toEqual(['/api/me/games?won=yes']);
});
