/** The picture of each game's entrance, for the first page, which shows them all. */
import type { Component } from 'svelte';
import { GAMES, type GameName } from './games';

const found = import.meta.glob<Component<{ size?: number; label?: string }>>('./*/art/Door.svelte', {
  eager: true,
  import: 'default',
});

export interface Door {
  game: GameName;
  Picture: Component<{ size?: number; label?: string }>;
}

export const DOORS: readonly Door[] = GAMES.flatMap((game) => {
  const Picture = found[`./${game}/art/Door.svelte`];
  return Picture ? [{ game, Picture }] : [];
});
