/** What a rating is like: the bot that is about as strong. */
import type { Rating } from '../../lib/net/protocol';

export function nearest(rating: Rating, all: readonly Rating[]): Rating | null {
  const bots = all.filter((other) => other.bot);
  const far = (other: Rating): number => Math.abs(other.mu - rating.mu);
  return bots.reduce<Rating | null>(
    (best, bot) => (best === null || far(bot) < far(best) ? bot : best),
    null,
  );
}
