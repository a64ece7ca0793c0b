/** A game from its first move to its last, as one observer saw it; read in parts, the first at once. */
import type { PlayedStep } from '../../games/contract';
import { ask } from '../../lib/net/http';
import { slim } from './record';
import type { OfRecord, OfTable, Position, Stepped, Steps } from '../../lib/net/protocol';
import {
  beside,
  chapters,
  ownDecision,
  positionAt,
  stepAt,
  stop,
  type Chapter,
  type Stop,
} from '../../lib/net/stops';
import type { Place } from '../table/opening';

export class ReplayModel {
  head = $state.raw<Steps | null>(null);
  steps = $state.raw<Stepped[]>([]);
  #place = $state.raw<Stop>({ at: 0 });
  eyes = $state<number | null>(null);
  problem = $state<unknown>(null);
  /** The eyes that were asked for last; those of what is shown follow when it has come. */
  #asked = $state<number | 'nobody'>();
  #reading = 0;
  /** Goes only to where the seat as which one looks had to decide. */
  ownOnly = $state(false);

  /** A table's id, or the text of a record; and where one begins to look: after a move, or at a moment of it (`57.2`). */
  constructor(
    private readonly table: string | null,
    private readonly record: string,
    begin = '0',
  ) {
    const [, at = '0', part] = /^(\d{1,6})(?:\.(\d{1,2}))?$/.exec(begin) ?? [];
    this.#place = part === undefined ? { at: Number(at) } : { at: Number(at), part: Number(part) };
  }

  get at(): number {
    return this.#place.at;
  }

  /** Where one looks, as the address names it. */
  get address(): string {
    const { at, part } = this.#place;
    return part === undefined ? `${at}` : `${at}.${part}`;
  }

  get chapters(): Chapter[] {
    return chapters(this.steps);
  }

  /** The chapter in which one looks, by its place in the list; −1 before the first. */
  get chapter(): number {
    const { at, part } = this.#place;
    return this.chapters.findLastIndex(
      (chapter) => chapter.at < at || (chapter.at === at && part === undefined),
    );
  }

  /** Nothing is left to look at in a direction. */
  ended(direction: 1 | -1): boolean {
    const { at, part } = this.#next(direction);
    return at === this.at && part === this.#place.part;
  }

  /** This place in the game, as a new table can begin with it. */
  get place(): Place {
    return { of: this.source, moves: Math.min(this.at, this.steps.length) };
  }

  /** The game that one looks at, as the server is told which one is meant. */
  get source(): OfTable | OfRecord {
    if (this.table !== null) return { kind: 'table', table: this.table };
    return { kind: 'record', record: JSON.parse(slim(this.record)) };
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
    return positionAt(this.steps, this.#place, this.head?.before ?? null);
  }

  get step(): PlayedStep | null {
    return stepAt(this.steps, this.#place, this.head?.before ?? null);
  }

  /** Goes to a place as far as it was read, or past it to where a deal ends. */
  go(at: number): void {
    this.#place = { at: stop(this.steps, at, at > this.at ? 1 : -1) };
  }

  /** One moment on or back, or to the next own decision. */
  walk(direction: 1 | -1): void {
    this.#place = this.#next(direction);
  }

  #next(direction: 1 | -1): Stop {
    if (this.ownOnly) return { at: ownDecision(this.steps, this.at, this.eyes, direction) };
    return beside(this.steps, this.#place, direction);
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
      if (this.at > head.moves) this.#place = { at: head.moves };
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
