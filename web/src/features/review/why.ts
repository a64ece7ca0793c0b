/** Why a game was won or lost, from what was booked alone: no chances, nothing that a longer look would change. */
import type { Course } from '../../lib/net/protocol';
import { bySource } from '../table/course';

export interface Why {
  outcome: 'won' | 'lost';
  /** Whom one is compared with: the winner, or who came next. */
  rival: number;
  /** By how much; 0 where something else than the score decided. */
  margin: number;
  /** Where the greatest part of that came from; several where they are equal. */
  sources: string[];
  lead: number;
}

/** For whoever sat at a seat; null where nothing can be said in a sentence: nobody else is there, or the win is shared. */
export function whyOf(
  course: Course,
  scores: readonly number[],
  places: readonly number[],
  seat: number,
): Why | null {
  const won = places[seat] === 1;
  const others = scores.map((_, at) => at).filter((at) => at !== seat);
  const [rival] = others.sort((a, b) => (places[a] ?? 0) - (places[b] ?? 0));
  if (rival === undefined || (won && places[rival] === 1)) return null;
  const [first, second] = won ? [seat, rival] : [rival, seat];
  const ahead = (scores[first] ?? 0) - (scores[second] ?? 0);
  const better = Math.sign(ahead) || 1; // where the fewest win, less is more
  const leads = bySource(course, scores.length).map(({ source, counts }) => ({
    source,
    lead: better * ((counts[first] ?? 0) - (counts[second] ?? 0)),
  }));
  if (leads.length === 0) return null;
  const lead = Math.max(...leads.map((one) => one.lead));
  const sources = leads.filter((one) => one.lead === lead).map(({ source }) => source);
  return { outcome: won ? 'won' : 'lost', rival, margin: Math.abs(ahead), sources, lead };
}
