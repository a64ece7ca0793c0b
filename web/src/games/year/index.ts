import type { GameModule } from '../contract';
import Board from './Board.svelte';
import { LOOKED_AT } from './moment';
import { signs } from './signs';
import { spot } from './spots';

export const game: GameModule = {
  Board,
  spot,
  signs,
  offersChoices: true,
  placing: ['arrival', 'floor'],
  lookedAt: LOOKED_AT,
  sound: 'wood',
};
