/** How many stars somebody has for the drills: kept in this browser, and with the person where there is one. */
import { ask } from './http';
import type { Me } from './protocol';
import { recall, remember } from './storage';

export type Kept = Record<string, number>;

const KEY = 'drills';
export const MOST_STARS = 3;

const isStars = (found: unknown): found is number =>
  Number.isInteger(found) && (found as number) >= 0 && (found as number) <= MOST_STARS;

export function parsed(text: string | null): Kept {
  try {
    const found: unknown = JSON.parse(text ?? '{}');
    return Object.fromEntries(Object.entries(found ?? {}).filter(([, stars]) => isStars(stars)));
  } catch {
    return {};
  }
}

/** What one has here and elsewhere: the most that one ever had stays. */
export function merged(here: Kept, elsewhere: Kept): Kept {
  const all = { ...elsewhere };
  for (const [drill, stars] of Object.entries(here)) all[drill] = Math.max(stars, all[drill] ?? 0);
  return all;
}

const same = (a: Kept, b: Kept): boolean =>
  Object.keys(a).length === Object.keys(b).length &&
  Object.entries(a).every(([drill, stars]) => b[drill] === stars);

export class Stars {
  #kept = $state.raw<Kept>(parsed(recall(KEY)));
  #person = false;

  /** The stars for a drill; null: it was not tried yet. */
  of(game: string, drill: string): number | null {
    return this.#kept[`${game}/${drill}`] ?? null;
  }

  /** A drill was tried. */
  async earn(game: string, drill: string, stars: number): Promise<void> {
    const all = merged({ [`${game}/${drill}`]: stars }, this.#kept);
    if (same(all, this.#kept)) return;
    this.#keep(all);
    if (this.#person) await this.#tell();
  }

  /** Who one is is known now: what was earned without a name is the person's from now on. */
  async join(person: Me | null): Promise<void> {
    this.#person = person !== null;
    if (!person) return;
    const all = merged(this.#kept, person.drills);
    if (!same(all, this.#kept)) this.#keep(all);
    if (!same(all, person.drills)) await this.#tell();
  }

  forget(): void {
    this.#person = false;
    this.#kept = {};
  }

  #keep(kept: Kept): void {
    this.#kept = kept;
    remember(KEY, JSON.stringify(kept));
  }

  /** It stands in this browser in any case; the next drill tells the server again. */
  async #tell(): Promise<void> {
    await ask('PUT', '/api/me/drills', { drills: this.#kept }).catch(() => undefined);
  }
}

export const stars = new Stars();
