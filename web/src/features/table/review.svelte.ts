/** Looking back: the moves since one's own last turn, one by one, with the board as it stood after each. */
import type { PlayedStep } from '../../games/contract';
import type { Position, Stepped } from '../../lib/net/protocol';
import { beside, positionAt, stepAt, stop, type Stop } from '../../lib/net/stops';
import type { TableModel } from '../../lib/net/table.svelte';
import { toasts } from '../../lib/ui/toasts.svelte';
import { explained } from './reading';

/** Where what others did since one's last turn begins; a turn can be several moves, and one may be in the middle of one. */
export function sinceOwn(steps: readonly Stepped[], you: readonly number[]): number {
  const own = steps.map(({ entry }) => entry.kind === 'move' && !entry.by && you.includes(entry.seat ?? -1));
  const others = own.lastIndexOf(false);
  return others < 0 ? 0 : own.lastIndexOf(true, others) + 1;
}

export class Review {
  open = $state(false);
  busy = $state(false);
  #place = $state.raw<Stop>({ at: 0 });
  #steps = $state.raw<Stepped[]>([]);
  #before = $state.raw<Position | null>(null);

  constructor(private readonly model: TableModel) {}

  get count(): number {
    return this.#steps.length;
  }

  get at(): number {
    return this.#place.at;
  }

  get position(): Position | null {
    return this.open ? positionAt(this.#steps, this.#place, this.#before) : null;
  }

  get step(): PlayedStep | null {
    return this.open ? stepAt(this.#steps, this.#place, this.#before) : null;
  }

  async start(): Promise<void> {
    if (this.busy) return;
    this.busy = true;
    try {
      const { steps, before } = await this.model.steps();
      const from = sinceOwn(steps, this.model.eyes === null ? [] : [this.model.eyes]);
      this.#steps = steps.slice(from);
      this.#before = from > 0 ? (steps[from - 1]?.position ?? before) : before;
      this.#place = beside(this.#steps, { at: 0 }, 1);
      this.open = true;
    } catch (problem) {
      this.open = false;
      toasts.say(explained(problem));
    } finally {
      this.busy = false;
    }
  }

  go(at: number): void {
    this.#place = { at: stop(this.#steps, at, at > this.at ? 1 : -1) };
  }

  /** One moment on or back. */
  walk(direction: 1 | -1): void {
    this.#place = beside(this.#steps, this.#place, direction);
  }

  close(): void {
    this.open = false;
  }
}
