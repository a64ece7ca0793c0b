/** The games by name, and where their parts are: each is loaded when it is needed. */
import type { Component } from 'svelte';
import type { GameModule } from './contract';

export const GAMES = ['year', 'hoard'] as const;
export type GameName = (typeof GAMES)[number];

/** The pictures of a game's introduction, by its steps. */
export interface LearnModule {
  default: Component<{ step: string }>;
  STEPS: readonly string[];
}

/** The order of a game's rules, and the numbers that their words need. */
export interface Rulebook {
  SECTIONS: { id: string; rules: string[] }[];
  PRINTED: Record<string, number>;
}

const modules = import.meta.glob<{ game: GameModule }>('./*/index.ts');
const lessons = import.meta.glob<LearnModule>('./*/Learn.svelte');
const rulebooks = import.meta.glob<Rulebook>('./*/rulebook.ts');

export function isGame(name: string): name is GameName {
  return (GAMES as readonly string[]).includes(name);
}

async function partOf<T>(parts: Record<string, () => Promise<T>>, game: string, file: string): Promise<T> {
  const load = parts[`./${game}/${file}`];
  if (!load || !isGame(game)) throw new Error(`no game ${game}`);
  return load();
}

export const gameModule = async (game: string): Promise<GameModule> =>
  (await partOf(modules, game, 'index.ts')).game;
export const learnModule = (game: string): Promise<LearnModule> => partOf(lessons, game, 'Learn.svelte');
export const rulebookOf = (game: string): Promise<Rulebook> => partOf(rulebooks, game, 'rulebook.ts');
