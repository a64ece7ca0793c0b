/** The steps of each game's introduction: their words are `learn-GAME-STEP` and its `.text`. */
export const LEARN = {
  year: ['aim', 'ahead', 'month', 'action', 'person', 'event', 'scoring', 'win'],
  hoard: ['aim', 'cards', 'turn', 'numbers', 'dragons', 'four', 'win'],
} as const;
