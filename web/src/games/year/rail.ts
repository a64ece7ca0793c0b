/** Where markers lie on a track: those that would hide each other are laid one above the other. */
export interface Mark {
  seat: number;
  at: number;
}

const SHORTEST = { track: 40, score: 60 };

/** How far a track is drawn. */
export function reachOf(kind: 'track' | 'score', places: readonly number[]): number {
  return Math.max(SHORTEST[kind], Math.ceil((Math.max(0, ...places) + 4) / 10) * 10);
}

/** Markers from below to above; a later one on the same space, or too near, gets the next free lane. */
export function laid(
  marks: readonly Mark[],
  most: number,
  width: number,
  size = 22,
): (Mark & { lane: number })[] {
  const done: (Mark & { lane: number })[] = [];
  for (const mark of marks) {
    const near = done.filter((other) => (Math.abs(other.at - mark.at) * width) / most < size);
    const lanes = near.map((other) => other.lane);
    done.push({ ...mark, lane: lanes.length === 0 ? 0 : Math.max(...lanes) + 1 });
  }
  return done;
}
