/** What lies between two decisions and is looked at: the end of a round, and what it cost. */
import type { PlayedStep } from '../contract';
import type { HoardView } from './view';

/** Of these moments a sheet tells, seat by seat: how many times as long one looks at each as at a move. */
export const LOOKED_AT = { losses: 3.2 };

/** The sheet stays until the next round has begun, and while that is dealt cards fly over a tray that is free. */
export function isTold(view: HoardView, step: PlayedStep | null, motion: number): boolean {
  const dealt = motion > 0 && step !== null;
  if (view.to_move === 'over' || view.asked === 'losses') return true;
  return view.asked === 'exchange' && view.round > 1 && !dealt;
}
