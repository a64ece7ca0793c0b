/** The dark squares of a code as one path: a run of them in a row is one rectangle. */
export interface Squares {
  size: number;
  get: (x: number, y: number) => boolean;
}

export function pathOf({ size, get }: Squares): string {
  const runs: string[] = [];
  for (let y = 0; y < size; y += 1) {
    for (let x = 0; x < size; x += 1) {
      if (!get(x, y)) continue;
      const begin = x;
      while (x < size && get(x, y)) x += 1;
      runs.push(`M${begin} ${y}h${x - begin}v1H${begin}z`);
    }
  }
  return runs.join('');
}
