/**
 * Names at the pictures that beginners misread: at the first choices that somebody makes in a game in this browser, with a
 * coach or without, alone or with others; then no more. Who does not like them puts them off, in the menu of any table.
 */
import { settings } from '../../lib/net/settings.svelte';
import { recall, remember } from '../../lib/net/storage';

const KEY = 'named';
/** Choices at which pictures have names: enough to have seen all of a turn, and once more. */
export const NAMED = 8;

export function parsed(text: string | null): Record<string, number> {
  try {
    const found = Object.entries((JSON.parse(text ?? '{}') ?? {}) as Record<string, unknown>);
    return Object.fromEntries(found.filter((one): one is [string, number] => typeof one[1] === 'number'));
  } catch {
    return {};
  }
}

export class Naming {
  #made = $state.raw(parsed(recall(KEY)));

  /** Whether pictures of a game have names now. */
  shown(game: string): boolean {
    return settings.names ?? (this.#made[game] ?? 0) < NAMED;
  }

  /** Somebody has made a choice. */
  chose(game: string): void {
    const made = this.#made[game] ?? 0;
    if (made >= NAMED) return;
    this.#made = { ...this.#made, [game]: made + 1 };
    remember(KEY, JSON.stringify(this.#made));
  }
}

export const naming = new Naming();
