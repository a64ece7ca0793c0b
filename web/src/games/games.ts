/** The games by name, each loaded when its table is opened. */
import type { GameModule } from './contract';

export const GAMES = ['year', 'hoard'] as const;
export type GameName = (typeof GAMES)[number];

const modules: Record<GameName, () => Promise<{ game: GameModule }>> = {
  year: () => import('./year'),
  hoard: () => import('./hoard'),
};

export function isGame(name: string): name is GameName {
  return (GAMES as readonly string[]).includes(name);
}

export async function gameModule(name: string): Promise<GameModule> {
  if (!isGame(name)) throw new Error(`no game ${name}`);
  return (await modules[name]()).game;
}
