import type { GameModule } from '../contract';
import Board from './Board.svelte';

export const game: GameModule = { Board, offersChoices: true, placing: ['arrival', 'floor'], sound: 'wood' };
