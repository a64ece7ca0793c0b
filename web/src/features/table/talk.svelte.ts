/** The talk at a table: what was said, what of it is new to whoever sits here, and whether it is in sight. */
import type { TableModel } from '../../lib/net/table.svelte';
import type { Told } from '../../lib/net/protocol';

export type SideTab = 'log' | 'chat';

export class Talk {
  tab = $state<SideTab>('log');
  /** The last thing that was read; what was said before one came is no news. */
  #read = $state(0);

  constructor(private readonly model: TableModel) {
    this.#read = model.entries.at(-1)?.number ?? 0;
  }

  get said(): Told[] {
    return this.model.entries.filter((entry) => entry.kind === 'say');
  }

  /** How many things others have said that were not in sight yet. */
  get news(): number {
    return this.said.filter((entry) => entry.number > this.#read && !this.isOwn(entry)).length;
  }

  isOwn(entry: Told): boolean {
    return typeof entry.seat === 'number' && this.model.you.includes(entry.seat);
  }

  /** All that was said is in sight. */
  seen(): void {
    this.#read = Math.max(this.#read, this.said.at(-1)?.number ?? 0);
  }
}
