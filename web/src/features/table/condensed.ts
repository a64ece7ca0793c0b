/** The story without what the eye sees: a deal is one line, and so is all that somebody draws. */
import type { GameModule } from '../../games/contract';
import type { Sentence, Told } from '../../lib/net/protocol';

type Draws = NonNullable<GameModule['draws']>;

export function condensed(entries: readonly Told[], draws: Draws = () => false): Told[] {
  const isDrawn = (entry: Told | undefined): boolean => isToldPlainly(entry) && draws(entry?.move ?? '');
  const told = entries.map((entry) => (entry.kind === 'chance' ? withoutAsides(entry) : entry));
  return told.map((entry, at) => {
    if (!isDrawn(entry)) return entry;
    if (isDrawn(told[at + 1])) return { ...entry, story: [] };
    let first = at;
    while (isDrawn(told[first - 1])) first -= 1;
    return { ...entry, story: [together(told.slice(first, at + 1).flatMap(({ story }) => story ?? []))] };
  });
}

const withoutAsides = (entry: Told): Told =>
  entry.story ? { ...entry, story: entry.story.filter(({ tone }) => tone !== 'aside') } : entry;

/** It came by chance and is told in one plain sentence. */
function isToldPlainly(entry: Told | undefined): boolean {
  const [only, ...more] = entry?.story ?? [];
  return entry?.kind === 'chance' && only?.tone === 'plain' && more.length === 0;
}

function together(story: readonly Sentence[]): Sentence {
  const [first] = story;
  const text = story.flatMap((part, at) => (at > 0 ? [' ', part.text] : [part.text]));
  return { text, seats: first?.seats ?? [], tone: first?.tone ?? 'plain' };
}
