/** A game from its first move to its last, as one observer saw it; read in parts, the first at once. */
import type { PlayedStep } from '../games/contract';
import { ask } from '../net/http';
import { slim } from './record';
import type { Position, Stepped, Steps } from '../net/protocol';
import { stepAt, stop } from '../net/stops';
import type { Place } from './opening';

export class ReplayModel {
  head = $state.raw<Steps | null>(null);
  steps = $state.raw<Stepped[]>([]);
  at = $state(0);
  eyes = $state<number | null>(null);
  problem = $state<unknown>(null);
  /** The eyes that were asked for last; those of what is shown follow when it has come. */
  #asked = $state<number | 'nobody'>();
  #reading = 0;

  /** A table's id, or the text of a record; and the move after which one begins to look. */
  constructor(
    private readonly table: string | null,
    private readonly record: string,
    at = 0,
  ) {
    this.at = Math.max(0, Math.trunc(at));
  }

  /** This place in the game, as a new table can begin with it. */
  get place(): Place {
    const of =
      this.table === null ? ({ kind: 'record', record: JSON.parse(slim(this.record)) } as const) : null;
    return {
      of: of ?? { kind: 'table', table: this.table ?? '' },
      moves: Math.min(this.at, this.steps.length),
    };
  }

  /** The seat at which one would most likely play on: as which one looks, or whose turn it is. */
  get likely(): number {
    const mover = this.position?.to_move;
    if (typeof this.looking === 'number') return this.looking;
    return typeof mover === 'number' ? mover : 0;
  }

  /** The seat as which one looks, or will in a moment. */
  get looking(): number | 'nobody' {
    return this.#asked ?? this.eyes ?? 'nobody';
  }

  get position(): Position | null {
    if (this.at === 0) return this.head?.before ?? null;
    return this.steps[Math.min(this.at, this.steps.length) - 1]?.position ?? this.head?.before ?? null;
  }

  get step(): PlayedStep | null {
    return stepAt(this.steps, this.at, this.head?.before ?? null);
  }

  /** Goes to a place as far as it was read, or past it to where a deal ends. */
  go(at: number): void {
    this.at = stop(this.steps, at, at > this.at ? 1 : -1);
  }

  /** Reads the game as a seat saw it, as nobody in particular could, or with one's own eyes. */
  async see(eyes?: number | 'nobody'): Promise<void> {
    const mine = ++this.#reading;
    this.#asked = eyes;
    this.problem = null;
    try {
      const head = await this.#part(0, eyes);
      if (mine !== this.#reading) return;
      this.head = head;
      this.at = Math.min(this.at, head.moves);
      this.eyes = head.eyes;
      let steps = head.steps;
      this.steps = steps;
      while (steps.length < head.moves) {
        const part = await this.#part(steps.length, eyes);
        if (mine !== this.#reading || part.steps.length === 0) return;
        steps = [...steps, ...part.steps];
        this.steps = steps;
      }
    } catch (problem) {
      if (mine === this.#reading) this.problem = problem;
    }
  }

  #part(after: number, eyes?: number | 'nobody'): Promise<Steps> {
    const query = `after=${after}${eyes === undefined ? '' : `&eyes=${eyes}`}`;
    if (this.table === null) return ask<Steps>('POST', `/api/replay?${query}`, slim(this.record));
    return ask<Steps>('GET', `/api/tables/${this.table}/steps?${query}`);
  }
}
