/** Names where there is little room. */
import type { SeatInfo } from './contract';

/** What a bot's name ends with tells it from other bots, where there is no room for all of it. */
export function shortName(seat: SeatInfo | undefined): string {
  const name = seat?.title ?? '';
  return seat?.kind === 'bot' ? (name.split(' ').at(-1) ?? name) : name;
}
