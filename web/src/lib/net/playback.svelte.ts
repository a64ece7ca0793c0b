/** What happened is told beat by beat, at a pace at which one can follow, before the next decision is asked for. */
import type { GameModule } from '../../games/contract';
import { duration, type Beat } from './beats';
import type { Position } from './protocol';
import type { Pace } from './settings.svelte';

export { beatsOf, duration, isTold, mainEntry, type Beat } from './beats';

export interface Clock {
  wait: (milliseconds: number, then: () => void) => () => void;
}

const LONGEST_QUEUE = 40;

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
  /** How many sentences of the last entry were told: its moments come one by one. */
  partly = $state.raw<{ number: number; said: number } | null>(null);
  /** The device has to change hands before the next beat. */
  curtain = $state<number | null>(null);

  #queue = $state.raw<Beat[]>([]);
  #eyes: number | null | undefined;
  #stop: () => void = () => undefined;

  constructor(
    private readonly pace: () => Pace,
    private readonly secret: () => boolean,
    private readonly clock: Clock = real,
    private readonly game: () => GameModule | null = () => null,
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
    this.partly = null;
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

  /** Enough of this beat. */
  next(): void {
    if (this.now === null) return;
    this.#stop();
    this.#next();
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
      const stay = this.now ? duration(this.now, this.pace(), this.game()?.lookedAt) : 0;
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
    // In a moment between two decisions nothing is foreseen anew.
    if (beat.position)
      this.shown = beat.moment
        ? { ...beat.position, forecast: beat.position.forecast ?? this.shown?.forecast ?? null }
        : beat.position;
    this.told = Math.max(this.told, beat.entries.at(-1)?.number ?? 0);
    this.partly = beat.partly ?? null;
    this.now = beat.entries.length > 0 ? beat : null;
    return true;
  }

  #rest(): void {
    this.now = null;
    this.before = null;
    this.partly = null;
  }
}
