/** Where a look back stops: the cards of a deal come one by one, and are looked at as one. */
import type { PlayedStep } from '../games/contract';
import type { Position, Sentence, Stepped } from './protocol';

/** What chance does in passing, such as one card of a deal. */
function passing(step: Stepped | undefined): boolean {
  return step?.entry.kind === 'chance' && step.entry.story?.[0]?.tone === 'aside';
}

const between = (steps: readonly Stepped[], at: number): boolean =>
  passing(steps[at - 1]) && passing(steps[at]);

/** The stop at a place, a number of steps, or else the next one in the direction in which one goes. */
export function stop(steps: readonly Stepped[], at: number, direction: 1 | -1): number {
  let found = Math.max(0, Math.min(steps.length, at));
  while (found > 0 && found < steps.length && between(steps, found)) found += direction;
  return found;
}

/** What happened between the stop before and this one. */
export function stepAt(steps: readonly Stepped[], at: number, begin: Position | null): PlayedStep | null {
  const current = steps[at - 1];
  if (!current) return null;
  const from = stop(steps, at - 1, -1);
  const before = from > 0 ? steps[from - 1]?.position : begin;
  const entries = steps.slice(from, at).map(({ entry }) => entry);
  return {
    entry: entries[0] ?? current.entry,
    entries,
    before: before?.view ?? null,
    after: current.position.view,
  };
}

/** The sentences of a step; what is said in passing only where nothing else is. */
export function told(step: PlayedStep | null): Sentence[] {
  const all = step?.entries.flatMap((entry) => entry.story ?? []) ?? [];
  const plain = all.filter((sentence) => sentence.tone !== 'aside');
  return plain.length > 0 ? plain : all;
}
