import type { GameModule } from '../contract';
import Board from './Board.svelte';
import { reason } from './reason';
import { turnsUp } from './reveal';
import { spot } from './spots';

export const game: GameModule = {
  Board,
  spot,
  reason,
  offersChoices: true,
  placing: [],
  lookedAt: { losses: 3.2 },
  turnsUp,
  sound: 'paper',
};
