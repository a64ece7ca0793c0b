/**
 * A beat is what is told at once: a move with the draws and deals that came of it, or one of several moments of a move
 * (the event of a month, its scoring, what a round cost), each with how things stood then. The server's latest position
 * is shown with the last beat of its message.
 */
import type { Moment, Position, Told, View } from './protocol';
import type { Pace } from './settings.svelte';

export interface Beat {
  entries: Told[];
  /** How things stand after it, where the server told it. */
  position: Position | null;
  /** The seat through whose eyes it is told. */
  eyes: number | null;
  /** Whether the reader did it himself, just now. */
  own: boolean;
  /** Which of several moments of a move it is, such as `event`, `scoring` or `losses`; of a blind flip `flip` and `flipped`. */
  moment?: string;
  /** How much of its last entry's story is told with it. */
  partly?: { number: number; said: number };
}

/** The move of a beat, or what else it begins with. */
export function mainEntry(beat: Beat): Told | undefined {
  return beat.entries.find((entry) => entry.kind === 'move') ?? beat.entries[0];
}

/** What the log holds back until it is told; the rest (chat, who sits where) stands there at once. */
const BEGINS = new Set(['begin', 'move', 'undo', 'over', 'cancel', 'broken', 'resign']);
const FOLLOWS = new Set(['chance']);

export function isTold(entry: Told): boolean {
  return BEGINS.has(entry.kind) || FOLLOWS.has(entry.kind);
}

/** Beats from the entries of one message; what nobody needs to watch (chat, who sits where) is left out. */
export function beatsOf(
  entries: readonly Told[],
  position: Position | null,
  eyes: number | null,
  mine: (entry: Told) => boolean,
): Beat[] {
  const beats: Beat[] = [];
  const begin = (entry: Told, own = false, moment?: string): void => {
    beats.push({ entries: [entry], position: null, eyes, own, moment });
  };
  for (const entry of entries.filter(isTold)) {
    const [first, ...later] = partsOf(entry);
    if (!first) continue;
    const last = beats.at(-1);
    if (last && isTurnedUp(last, entry)) {
      hold(last, entry);
      begin(first.entry, false, 'flipped');
    } else if (FOLLOWS.has(entry.kind) && last) last.entries.push(first.entry);
    else begin(first.entry, mine(entry));
    mark(beats, first);
    for (const part of later) {
      begin(part.entry);
      mark(beats, part);
    }
  }
  const last = beats.at(-1);
  if (last) last.position = position;
  return beats;
}

/** A hidden card that somebody reached for is turned up, and all may see it. */
function isTurnedUp(beat: Beat, entry: Told): boolean {
  const reached = beat.entries.length === 1 && beat.entries[0]?.move?.startsWith('flip ') === true;
  return reached && entry.kind === 'chance' && /^card \w/.test(entry.move ?? '');
}

/** The table holds its breath: one sees the card before it is told, and before anything comes of it. */
function hold(beat: Beat, entry: Told): void {
  beat.entries.push({ ...entry, story: [] });
  beat.moment = 'flip';
  beat.partly = { number: entry.number, said: 0 };
}

/** One moment of an entry: its own sentences, and how many of the story are told with it. */
interface Part {
  entry: Told;
  moment: Moment | null;
  said: number;
}

/** The moments of an entry, as entries with their part of the story; one that has none is told at once. */
export function partsOf(entry: Told): Part[] {
  let said = 0;
  const parts = (entry.moments ?? []).map((moment) => {
    const story = entry.story?.slice(said, said + moment.said) ?? [];
    said += moment.said;
    return { entry: { ...entry, story }, moment, said };
  });
  return parts.length > 0 ? parts : [{ entry, moment: null, said: entry.story?.length ?? 0 }];
}

/** What a moment says about the beat that ends with it. */
function mark(beats: Beat[], { entry, moment, said }: Part): void {
  const beat = beats.at(-1);
  if (!beat || !moment) return;
  beat.moment = moment.name;
  beat.partly = { number: entry.number, said };
  if (moment.view) beat.position = momentPosition(entry.number, moment.view);
}

/** How things stood at a moment in which nobody was asked. */
export function momentPosition(at: number, view: View): Position {
  return {
    at,
    to_move: 'chance',
    view,
    question: null,
    demand: null,
    choices: null,
    undo: null,
    waiting: null,
    forecast: null,
  };
}

const READING: Record<Pace, number> = { slow: 2000, normal: 1000, fast: 420, instant: 0 };
const PER_SENTENCE: Record<Pace, number> = { slow: 700, normal: 350, fast: 120, instant: 0 };
/** What is more than a move: how many times as long one looks at it. */
const WEIGHT: Record<string, number> = {
  event: 1.6,
  again: 1.6,
  super: 1.6,
  wall: 1.3,
  'last-wall': 1.3,
  'wall-again': 1.3,
  decay: 1.3,
  scoring: 1.8,
  losses: 3.2,
  flip: 2.8,
};
/** One court after the other is struck. */
const PER_COURT: Record<Pace, number> = { slow: 800, normal: 450, fast: 180, instant: 0 };
/** A settled position follows the own move at once; its pieces still need the time to move. */
const OWN = 300;

/** How long a beat is shown, in milliseconds; what strikes the reader stays longer. */
export function duration(beat: Beat, pace: Pace): number {
  if (pace === 'instant') return 0;
  const sentences = beat.entries.flatMap((entry) => entry.story ?? []);
  if (beat.own && beat.entries.length === 1) return OWN;
  // How the game was set up can be seen.
  if (beat.entries[0]?.kind === 'begin') return READING[pace];
  const weight = WEIGHT[beat.moment ?? ''];
  if (weight !== undefined) {
    const seats = new Set(sentences.flatMap((sentence) => sentence.seats));
    const mine = beat.eyes !== null && seats.has(beat.eyes) ? 1.4 : 1;
    return (READING[pace] * weight + PER_COURT[pace] * seats.size) * mine;
  }
  const flip = sentences.some((sentence) => sentence.tone === 'moment') ? READING[pace] / 2 : 0;
  const read = sentences.filter((sentence) => sentence.tone !== 'aside').length;
  return READING[pace] + flip + PER_SENTENCE[pace] * Math.min(5, Math.max(0, read - 1));
}
