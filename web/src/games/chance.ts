/** A chance to win as words need it: a range, or one figure where both ends are the same. */
export interface Chance {
  chance: 'little' | 'sure' | 'about' | 'range';
  low: number;
  high: number;
}

export function chanceOf(low: number, high: number): Chance {
  const [from, to] = [Math.round(low * 100), Math.round(high * 100)];
  const chance = from < to ? 'range' : to === 0 ? 'little' : from === 100 ? 'sure' : 'about';
  return { chance, low: from, high: to };
}
