/**
 * What happened is told move by move, at a pace at which one can follow, before the next decision is asked for.
 *
 * A beat is a move with all that came of it at once (draws, deals, the end). The server's latest position is shown
 * when its beat is told.
 */
import type { Position, Told } from './protocol';
import type { Pace } from './settings.svelte';

export interface Beat {
  entries: Told[];
  /** How things stand after it, where the server told it. */
  position: Position | null;
  /** The seat through whose eyes it is told. */
  eyes: number | null;
  /** Whether the reader did it himself, just now. */
  own: boolean;
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
  for (const entry of entries) {
    const last = beats.at(-1);
    if (FOLLOWS.has(entry.kind) && last) last.entries.push(entry);
    else if (BEGINS.has(entry.kind) || FOLLOWS.has(entry.kind)) {
      beats.push({ entries: [entry], position: null, eyes, own: mine(entry) });
    }
  }
  const last = beats.at(-1);
  if (last) last.position = position;
  return beats;
}

const READING: Record<Pace, number> = { slow: 2000, normal: 1000, fast: 420, instant: 0 };
const PER_SENTENCE: Record<Pace, number> = { slow: 700, normal: 350, fast: 120, instant: 0 };
const LONGEST_QUEUE = 40;
/** A settled position follows the own move at once; its pieces still need the time to move. */
const OWN = 300;

/** How long a beat is shown, in milliseconds. */
export function duration(beat: Beat, pace: Pace): number {
  if (pace === 'instant') return 0;
  const sentences = beat.entries.flatMap((entry) => entry.story ?? []);
  if (beat.own && beat.entries.length === 1) return OWN;
  // How the game was set up can be seen.
  if (beat.entries[0]?.kind === 'begin') return READING[pace];
  return READING[pace] + PER_SENTENCE[pace] * Math.min(5, Math.max(0, sentences.length - 1));
}

export interface Clock {
  wait: (milliseconds: number, then: () => void) => () => void;
}

const real: Clock = {
  wait: (milliseconds, then) => {
    const timer = setTimeout(then, milliseconds);
    return () => clearTimeout(timer);
  },
};

export class Playback {
  /** What is being told; null at rest. */
  now = $state.raw<Beat | null>(null);
  /** The position that is shown. */
  shown = $state.raw<Position | null>(null);
  /** The one that was shown before the present beat. */
  before = $state.raw<Position | null>(null);
  /** The last entry that was told; the log shows none after it. */
  told = $state(0);
  /** The device has to change hands before the next beat. */
  curtain = $state<number | null>(null);

  #queue = $state.raw<Beat[]>([]);
  #eyes: number | null | undefined;
  #stop: () => void = () => undefined;

  constructor(
    private readonly pace: () => Pace,
    private readonly secret: () => boolean,
    private readonly clock: Clock = real,
  ) {}

  get waiting(): number {
    return this.#queue.length;
  }

  get settled(): boolean {
    return this.now === null && this.#queue.length === 0 && this.curtain === null;
  }

  /** Shows how things stand, without a story: at the beginning, or after one has looked away for long. */
  jump(position: Position | null, eyes: number | null, last: number): void {
    this.#stop();
    this.#queue = [];
    this.now = null;
    this.before = null;
    this.told = last;
    if (position && this.#hides(eyes)) {
      this.#queue = [{ entries: [], position, eyes, own: false }];
      this.curtain = eyes;
      this.shown = null;
      return;
    }
    // Where nothing is shown, nobody has seen anything yet.
    if (position) this.#eyes = eyes;
    this.shown = position;
  }

  add(beats: readonly Beat[]): void {
    if (beats.length === 0) return;
    this.#queue = [...this.#queue, ...beats].slice(-LONGEST_QUEUE);
    if (this.now === null && this.curtain === null) this.#next();
  }

  /** What changed without a story, such as who may be asked now. */
  amend(position: Position | null): void {
    if (this.settled) this.shown = position;
    else if (this.#queue.length > 0) {
      this.#queue = this.#queue.map((beat, at, all) =>
        at === all.length - 1 ? { ...beat, position } : beat,
      );
    } else if (this.now) this.shown = position;
  }

  /** Everything at once. */
  skip(): void {
    this.#stop();
    if (this.curtain !== null) return;
    while (this.#advance());
  }

  /** The next one has the device now. */
  lift(): void {
    if (this.curtain === null) return;
    this.#eyes = this.curtain;
    this.curtain = null;
    this.#next();
  }

  end(): void {
    this.#stop();
  }

  /** Whether somebody else at the same device would see what is not his. */
  #hides(eyes: number | null): boolean {
    return eyes !== null && this.#eyes !== eyes && this.secret();
  }

  #next(): void {
    while (this.#advance()) {
      const stay = this.now ? duration(this.now, this.pace()) : 0;
      if (stay > 0) {
        this.#stop = this.clock.wait(stay, () => this.#next());
        return;
      }
    }
  }

  /** Shows the next beat; says whether there was one that may be shown. */
  #advance(): boolean {
    const beat = this.#queue[0];
    if (!beat) {
      this.#rest();
      return false;
    }
    if (this.#hides(beat.eyes)) {
      this.now = null;
      this.shown = null;
      this.curtain = beat.eyes;
      return false;
    }
    this.#queue = this.#queue.slice(1);
    this.#eyes = beat.eyes;
    this.before = this.shown;
    if (beat.position) this.shown = beat.position;
    this.told = Math.max(this.told, beat.entries.at(-1)?.number ?? 0);
    this.now = beat.entries.length > 0 ? beat : null;
    return true;
  }

  #rest(): void {
    this.now = null;
    this.before = null;
  }
}
