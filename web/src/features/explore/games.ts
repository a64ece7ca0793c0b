/** What each game lets one say of a case; a game without it has nothing to explore now. */
export interface ExploreModule {
  /** How many things can be given. */
  GIVEN: number;
  /** The number of the first of them. */
  FIRST: number;
  choices: (given: readonly string[], at: number) => string[];
  moveOf: (view: string, key: string, facet: string) => string | null;
  beginning: (view: string, key: string) => { players: number; moves: string[] } | null;
}

const modules = import.meta.glob<ExploreModule>('../../games/*/explore.ts');

export async function exploreModule(game: string): Promise<ExploreModule | null> {
  return (await modules[`../../games/${game}/explore.ts`]?.()) ?? null;
}
