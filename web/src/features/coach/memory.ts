/** What the browser keeps of coached games: at which tables there is a coach, and how loud. */
import { recall, remember } from '../../lib/net/storage';

/** A coach at a table. */
export interface Coached {
  on: boolean;
  /** Of place value: what a choice has to cost at least before anything is said. */
  threshold: number;
  /** The month or round of the last warning; −1: none. */
  warned: number;
  /** The last month or round of which it was said what mattered. */
  heard: number;
  /** The greeting was said. */
  greeted: boolean;
  /** Something was remarked on a choice that costs little. */
  remarked?: boolean;
}

interface Kept {
  tables: Record<string, Coached>;
  /** Games of which somebody has begun a first one here. */
  games: string[];
}

const KEY = 'coach';
const MOST = 30;
/** Below this the server says nothing. */
export const LEAST = 0.08;
const FRESH: Coached = { on: false, threshold: LEAST, warned: -1, heard: 0, greeted: false };

function isCoached(found: unknown): found is Coached {
  const { on, threshold, warned, heard, greeted } = (found ?? {}) as Partial<Coached>;
  const numbers = [threshold, warned, heard].every((number) => typeof number === 'number');
  return typeof on === 'boolean' && typeof greeted === 'boolean' && numbers;
}

export function parsed(text: string | null): Kept {
  try {
    const { tables = {}, games = [] } = (JSON.parse(text ?? '{}') ?? {}) as Partial<Kept>;
    const known = Object.entries(tables).filter(([, coached]) => isCoached(coached));
    return { tables: Object.fromEntries(known), games: games.filter((game) => typeof game === 'string') };
  } catch {
    return { tables: {}, games: [] };
  }
}

/** Whether somebody has begun a first game of a kind here. */
export function begun(game: string): boolean {
  return parsed(recall(KEY)).games.includes(game);
}

/** A first game begins: the next one is no first one any more. */
export function begin(game: string, table: string): void {
  const { tables, games } = parsed(recall(KEY));
  keep({ tables: { ...tables, [table]: { ...FRESH, on: true } }, games: [...new Set([...games, game])] });
}

export function coachedAt(table: string): Coached {
  return parsed(recall(KEY)).tables[table] ?? FRESH;
}

export function note(table: string, coached: Coached): void {
  const { tables, games } = parsed(recall(KEY));
  const others = Object.entries(tables).filter(([id]) => id !== table);
  keep({ tables: Object.fromEntries([...others.slice(1 - MOST), [table, coached]]), games });
}

function keep(kept: Kept): void {
  remember(KEY, JSON.stringify(kept));
}
