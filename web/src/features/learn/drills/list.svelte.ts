/** The drills that the server has, and those of today; asked for once. */
import { ask } from '../../../lib/net/http';
import type { DrillInfo, Drills } from '../../../lib/net/protocol';
import { stars } from '../../../lib/net/stars.svelte';

export interface Theme {
  name: string;
  drills: DrillInfo[];
}

/** Drills by what they are about, the easy ones first. */
export function themes(drills: readonly DrillInfo[]): Theme[] {
  const names = drills.map((drill) => drill.theme).filter((name, at, all) => all.indexOf(name) === at);
  return names
    .map((name) => ({
      name,
      drills: drills
        .filter((drill) => drill.theme === name)
        .sort((a, b) => a.level - b.level || a.id.localeCompare(b.id)),
    }))
    .sort((a, b) => b.drills.length - a.drills.length || a.name.localeCompare(b.name));
}

class DrillList {
  all = $state.raw<DrillInfo[]>([]);
  today = $state.raw<Record<string, string>>({});
  #asked: Promise<void> | undefined;

  async load(): Promise<void> {
    this.#asked ??= ask<Drills>('GET', '/api/drills').then((found) => {
      this.all = found.drills;
      this.today = found.today;
    });
    try {
      await this.#asked;
    } catch (problem) {
      this.#asked = undefined;
      throw problem;
    }
  }

  of(game: string): DrillInfo[] {
    return this.all.filter((drill) => drill.game === game);
  }

  /** How many of a game were tried, and how many stars they gave. */
  tried(game: string): { count: number; stars: number } {
    const own = this.of(game).flatMap(({ id }) => stars.of(game, id) ?? []);
    return { count: own.length, stars: own.reduce((sum, one) => sum + one, 0) };
  }

  /** The drill after one: of the same theme, then of the next; one that was not tried yet, if there is any. */
  after(game: string, id: string): string | null {
    const order = themes(this.of(game)).flatMap(({ drills }) => drills.map((drill) => drill.id));
    const at = order.indexOf(id);
    const following = [...order.slice(at + 1), ...order.slice(0, Math.max(at, 0))];
    return following.find((one) => stars.of(game, one) === null) ?? following[0] ?? null;
  }
}

export const drillList = new DrillList();
