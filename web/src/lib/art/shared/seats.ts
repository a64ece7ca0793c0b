/** Six seats: a colour, a pattern and a dragon for each, so that no one of the three has to carry the meaning alone. */
export const PATTERNS = ['plain', 'stripes', 'dots', 'waves', 'scales', 'lattice'] as const;
export type Pattern = (typeof PATTERNS)[number];

export const SILHOUETTES = ['serpent', 'coil', 'wing', 'bridge', 'ring', 'head'] as const;
export type Silhouette = (typeof SILHOUETTES)[number];

export interface SeatLook {
  colour: string;
  pattern: Pattern;
  silhouette: Silhouette;
}

/** Seats count from 0, as in the views. */
export function seatLook(seat: number): SeatLook {
  return {
    colour: `var(--seat-${seat + 1})`,
    pattern: PATTERNS[seat] ?? 'plain',
    silhouette: SILHOUETTES[seat] ?? 'serpent',
  };
}
