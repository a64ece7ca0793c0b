/**
 * A beat is what is told at once: a move with the draws and deals that came of it, or one of several moments of a move
 * (the event of a month, its scoring, what a round cost), each with how things stood then. The server's latest position
 * is shown with the last beat of its message.
 */
import type { GameModule } from '../../games/contract';
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
  /** Which of several moments of a move it is, as the game names it; of what is turned up `flip` and `flipped`. */
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
  turnsUp: GameModule['turnsUp'] = () => false,
): Beat[] {
  const beats: Beat[] = [];
  const begin = (entry: Told, own = false, moment?: string): void => {
    beats.push({ entries: [entry], position: null, eyes, own, moment });
  };
  for (const entry of entries.filter(isTold)) {
    const [first, ...later] = partsOf(entry);
    if (!first) continue;
    const last = beats.at(-1);
    if (last && isTurnedUp(last, entry, turnsUp)) {
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

function isTurnedUp(beat: Beat, entry: Told, turnsUp: NonNullable<GameModule['turnsUp']>): boolean {
  const [reached, ...more] = beat.entries;
  return reached !== undefined && more.length === 0 && entry.kind === 'chance' && turnsUp(reached, entry);
}

/** The table holds its breath: one sees it before it is told, and before anything comes of it. */
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
/** How many times as long as a move one looks at what is turned up. */
const FLIP = 2.8;
/** One seat after the other is struck. */
const PER_SEAT: Record<Pace, number> = { slow: 800, normal: 450, fast: 180, instant: 0 };
/** A settled position follows the own move at once; its pieces still need the time to move. */
const OWN = 300;

/** How long a beat is shown, in milliseconds; what strikes the reader stays longer. */
export function duration(beat: Beat, pace: Pace, lookedAt: GameModule['lookedAt'] = {}): number {
  if (pace === 'instant') return 0;
  const sentences = beat.entries.flatMap((entry) => entry.story ?? []);
  if (beat.own && beat.entries.length === 1) return OWN;
  // How the game was set up can be seen.
  if (beat.entries[0]?.kind === 'begin') return READING[pace];
  const weight = beat.moment === 'flip' ? FLIP : lookedAt[beat.moment ?? ''];
  if (weight !== undefined) {
    const seats = new Set(sentences.flatMap((sentence) => sentence.seats));
    const mine = beat.eyes !== null && seats.has(beat.eyes) ? 1.4 : 1;
    return (READING[pace] * weight + PER_SEAT[pace] * seats.size) * mine;
  }
  const flip = sentences.some((sentence) => sentence.tone === 'moment') ? READING[pace] / 2 : 0;
  const read = sentences.filter((sentence) => sentence.tone !== 'aside').length;
  return READING[pace] + flip + PER_SENTENCE[pace] * Math.min(5, Math.max(0, read - 1));
}
