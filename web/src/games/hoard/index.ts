import type { GameModule } from '../contract';
import Board from './Board.svelte';
import { turnsUp } from './reveal';
import { spot } from './spots';

export const game: GameModule = {
  Board,
  spot,
  offersChoices: true,
  placing: [],
  lookedAt: { losses: 3.2 },
  turnsUp,
  sound: 'paper',
};
