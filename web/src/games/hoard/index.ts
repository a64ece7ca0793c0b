import type { GameModule } from '../contract';
import Board from './Board.svelte';
import { LOOKED_AT } from './moment';
import { turnsUp } from './reveal';
import { remark } from './remark';
import { signs } from './signs';
import { spot } from './spots';

export const game: GameModule = {
  Board,
  spot,
  signs,
  remark,
  offersChoices: true,
  placing: [],
  lookedAt: LOOKED_AT,
  turnsUp,
  draws: (move) => move.startsWith('card '),
  sound: 'paper',
};
