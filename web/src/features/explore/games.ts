/** The case that a game lets the reader describe; without it a game has nothing to explore. */
export interface ExploreModule {
  /** How many events or cards can be given. */
  GIVEN: number;
  /** The number of the first of them. */
  FIRST: number;
  choices: (given: readonly string[], at: number) => string[];
  beginning: (view: string, key: string) => { players: number; moves: string[] } | null;
}

const modules = import.meta.glob<ExploreModule>('../../games/*/explore.ts');

export async function exploreModule(game: string): Promise<ExploreModule | null> {
  return (await modules[`../../games/${game}/explore.ts`]?.()) ?? null;
}
