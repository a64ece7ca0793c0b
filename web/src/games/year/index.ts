import type { GameModule } from '../contract';
import Board from './Board.svelte';
import { spot } from './spots';

export const game: GameModule = {
  Board,
  spot,
  offersChoices: true,
  placing: ['arrival', 'floor'],
  sound: 'wood',
};
