/** Looking back: the moves since one's own last turn, one by one, with the board as it stood after each. */
import type { PlayedStep } from '../games/contract';
import type { Position, Stepped } from '../net/protocol';
import type { TableModel } from '../net/table.svelte';

/** Where what others did since one's last turn begins; a turn can be several moves, and one may be in the middle of one. */
export function sinceOwn(steps: readonly Stepped[], you: readonly number[]): number {
  const own = steps.map(({ entry }) => entry.kind === 'move' && !entry.by && you.includes(entry.seat ?? -1));
  const others = own.lastIndexOf(false);
  return others < 0 ? 0 : own.lastIndexOf(true, others) + 1;
}

export class Review {
  open = $state(false);
  busy = $state(false);
  at = $state(0);
  #steps = $state.raw<Stepped[]>([]);
  #before = $state.raw<Position | null>(null);

  constructor(private readonly model: TableModel) {}

  get count(): number {
    return this.#steps.length;
  }

  /** The move that is looked at. */
  get current(): Stepped | null {
    return this.open ? (this.#steps[this.at - 1] ?? null) : null;
  }

  get position(): Position | null {
    if (!this.open) return null;
    return this.current?.position ?? this.#before;
  }

  get step(): PlayedStep | null {
    const current = this.current;
    if (!current) return null;
    const before = this.at > 1 ? this.#steps[this.at - 2]?.position : this.#before;
    return {
      entry: current.entry,
      entries: [current.entry],
      before: before?.view ?? null,
      after: current.position.view,
    };
  }

  async start(): Promise<void> {
    if (this.busy) return;
    this.busy = true;
    try {
      const { steps, before } = await this.model.steps();
      const from = sinceOwn(steps, this.model.eyes === null ? [] : [this.model.eyes]);
      this.#steps = steps.slice(from);
      this.#before = from > 0 ? (steps[from - 1]?.position ?? before) : before;
      this.at = Math.min(1, this.#steps.length);
      this.open = true;
    } catch {
      this.open = false;
    } finally {
      this.busy = false;
    }
  }

  go(at: number): void {
    this.at = Math.max(0, Math.min(this.count, at));
  }

  close(): void {
    this.open = false;
  }
}
