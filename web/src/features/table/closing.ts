/** Who wants to close a table in the middle of a game, who is still asked, and where whoever reads this stands. */
import type { SeatInfo } from '../../games/contract';

export interface Closing {
  agreed: SeatInfo[];
  awaited: SeatInfo[];
  /** Null: one is not asked, as who watches or has left. */
  own: 'agreed' | 'asked' | null;
}

/** Who still plays himself. */
const plays = (seat: SeatInfo): boolean => seat.kind === 'person' && !seat.held && !seat.resigned;

export function closing(seats: readonly SeatInfo[]): Closing {
  const agreed = seats.filter((seat) => seat.cancels);
  const mine = seats.filter((seat) => seat.mine && plays(seat));
  const own = mine.length === 0 ? null : mine.some((seat) => seat.cancels) ? 'agreed' : 'asked';
  const awaited = seats.filter((seat) => plays(seat) && !seat.cancels && !(seat.mine && own === 'agreed'));
  return { agreed, awaited, own };
}

/** Nobody else plays himself: then nobody is asked. */
export function alone(seats: readonly SeatInfo[]): boolean {
  return !seats.some((seat) => plays(seat) && !seat.mine);
}
