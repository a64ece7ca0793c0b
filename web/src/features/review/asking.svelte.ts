/** The review of a seat as the server makes it: asked for again and again until it is sharp, as long as anybody looks. */
import { untrack } from 'svelte';
import { ask, Refusal } from '../../lib/net/http';
import type { Reviewed } from '../../lib/net/protocol';

/** What is shown while there is nothing to show, or nothing more will come. */
export type Standing = 'asking' | 'waiting' | 'first' | 'sharp' | 'off' | 'failed';

/** A server that knows what was seen answers when it has more; so the next question follows at once. */
const PATIENCE = { next: 150, hidden: 1500, busy: 5000, offline: 4000 };
/** How often a server that has too much to do is asked before it is called a failure. */
const TRIES = 12;

export interface Asking {
  ask: (path: string) => Promise<Reviewed>;
  later: (then: () => void, milliseconds: number) => () => void;
  /** Nobody looks at the moment. */
  hidden: () => boolean;
}

const REAL: Asking = {
  ask: (path) => ask<Reviewed>('GET', path),
  later: (then, milliseconds) => {
    const timer = setTimeout(then, milliseconds);
    return () => clearTimeout(timer);
  },
  hidden: () => document.hidden,
};

export class ReviewModel {
  found = $state.raw<Reviewed | null>(null);
  problem = $state.raw<unknown>(null);
  #off = $state(false);
  #tries = 0;
  #stop: (() => void) | null = null;
  #ended = true;

  constructor(
    readonly table: string,
    readonly seat: number,
    private readonly world: Asking = REAL,
  ) {}

  get standing(): Standing {
    if (this.#off) return 'off';
    if (this.found?.stage === 'sharp') return 'sharp';
    if (this.problem) return 'failed';
    if (!this.found) return 'asking';
    return this.found.review ? 'first' : 'waiting';
  }

  /** Begins to ask; what is given back ends it. An effect that watches does not hang on what is found. */
  watch(): () => void {
    this.#ended = false;
    untrack(() => void this.#ask());
    return () => {
      this.#ended = true;
      this.#stop?.();
    };
  }

  again(): void {
    this.#stop?.();
    this.problem = null;
    this.#tries = 0;
    void this.#ask();
  }

  async #ask(): Promise<void> {
    if (this.world.hidden() && this.found) return this.#later(PATIENCE.hidden);
    try {
      const seen = this.found ? `&seen=${this.found.stage}` : '';
      this.found = await this.world.ask(`/api/tables/${this.table}/review?seat=${this.seat}${seen}`);
      this.problem = null;
      this.#tries = 0;
      if (this.found.stage !== 'sharp') this.#later(PATIENCE.next);
    } catch (problem) {
      this.#refused(problem);
    }
  }

  #refused(problem: unknown): void {
    const code = problem instanceof Refusal ? problem.code : 'fault';
    if (code === 'review-off') this.#off = true;
    else if ((code === 'busy' || code === 'too-many' || code === 'closing') && ++this.#tries < TRIES)
      this.#later(PATIENCE.busy);
    else {
      this.problem = problem;
      if (code === 'offline') this.#later(PATIENCE.offline);
    }
  }

  #later(milliseconds: number): void {
    if (this.#ended) return;
    this.#stop = this.world.later(() => void this.#ask(), milliseconds);
  }
}
