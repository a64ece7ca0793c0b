import { expect, test } from 'vitest';
import type { Rating } from '../../lib/net/protocol';
import { nearest } from './strength';

function rating(player: string, mu: number, bot = true): Rating {
  return {
    game: 'year',
    player,
    bot,
    mu,
    sigma: 1,
    games: 0,
    points: 0,
    sure: true,
    place: null,
    you: false,
    program: false,
  };
}

test('somebody is like the bot whose strength is nearest', () => {
  const bots = [rating('novice', 20), rating('greedy', 34), rating('prince', 63)];
  expect(nearest(rating('Ada', 40, false), bots)?.player).toBe('greedy');
  expect(nearest(rating('Ada', 90, false), bots)?.player).toBe('prince');
  expect(nearest(rating('Ada', 40, false), [rating('Bert', 40, false)])).toBeNull();
});
