/** A blind flip (H11), while it is told: which card, on what, and whether it fits. */
import { CARDS, type Card } from './art/names';
import type { PlayedStep, Told } from '../contract';
import { viewOf, type HoardView } from './view';

export interface Reveal {
  card: Card;
  /** Whose card it is, and where it lay, from 1; null: it is not known. */
  seat: number;
  place: number | null;
  fits: boolean;
  /** How things stood when somebody reached for it. */
  before: HoardView;
}

const isCard = (name: string): name is Card => (CARDS as readonly string[]).includes(name);

/** A hidden card that somebody reached for is turned up, and all may see it. */
export const turnsUp = (reached: Told, entry: Told): boolean =>
  reached.move?.startsWith('flip ') === true && /^card \w/.test(entry.move ?? '');

/** At a table it is a moment of its own, in a replay the step in which the card becomes known. */
export function revealed(step: PlayedStep | null): Reveal | null {
  if (!step?.before) return null;
  const before = viewOf(step.before);
  const stepped = (step.moment ?? 'move') === 'move' && before.asked === 'flipped-card';
  if (step.moment !== 'flip' && !stepped) return null;
  // It ended the round, and all of that is over where one looks.
  if (!step.moment && (step.entries.at(-1)?.moments?.length ?? 0) > 1) return null;
  const moves = step.entries.map((entry) => entry.move ?? '');
  const card = moves.find((move) => move.startsWith('card '))?.slice(5) ?? '';
  if (!isCard(card)) return null;
  const place = Number(moves.find((move) => move.startsWith('flip '))?.slice(5));
  return { card, seat: before.turn, place: place || null, fits: before.playable.includes(card), before };
}
