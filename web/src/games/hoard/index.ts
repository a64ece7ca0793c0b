import type { GameModule } from '../contract';
import Board from './Board.svelte';
import { reason } from './reason';
import { spot } from './spots';

export const game: GameModule = { Board, spot, reason, offersChoices: true, placing: [], sound: 'paper' };
