/**
 * Brush strokes: a line that swells and thins, as ink does. Dragons are drawn with it,
 * so their bodies are a handful of points here instead of long paths.
 */
export type Point = readonly [number, number];
export type Width = (t: number) => number;

interface Sample {
  x: number;
  y: number;
  /** The unit vector to the left of the way. */
  nx: number;
  ny: number;
  t: number;
}

/** Points on a smooth line through the given ones (Catmull-Rom), evenly by parameter. */
export function samples(points: readonly Point[], each = 8): Sample[] {
  const line: Sample[] = [];
  const last = points.length - 1;
  const at = (index: number): Point => points[Math.min(Math.max(index, 0), last)] as Point;
  for (let leg = 0; leg < last; leg++) {
    const [a, b, c, d] = [at(leg - 1), at(leg), at(leg + 1), at(leg + 2)];
    for (let step = 0; step < each + (leg === last - 1 ? 1 : 0); step++) {
      const u = step / each;
      const place = (i: 0 | 1): number =>
        0.5 *
        (2 * b[i] +
          (c[i] - a[i]) * u +
          (2 * a[i] - 5 * b[i] + 4 * c[i] - d[i]) * u * u +
          (3 * b[i] - a[i] - 3 * c[i] + d[i]) * u * u * u);
      const slope = (i: 0 | 1): number =>
        0.5 *
        (c[i] -
          a[i] +
          2 * (2 * a[i] - 5 * b[i] + 4 * c[i] - d[i]) * u +
          3 * (3 * b[i] - a[i] - 3 * c[i] + d[i]) * u * u);
      const [dx, dy] = [slope(0), slope(1)];
      const length = Math.hypot(dx, dy) || 1;
      line.push({ x: place(0), y: place(1), nx: dy / length, ny: -dx / length, t: (leg + u) / last });
    }
  }
  return line;
}

const round = (value: number): string => value.toFixed(1).replace(/\.0$/, '');
const pair = (x: number, y: number): string => `${round(x)} ${round(y)}`;

/** A closed line through points, its corners rounded off. */
function smooth(edge: readonly Point[]): string {
  const [first] = edge as [Point];
  let path = `M${pair(first[0], first[1])}`;
  for (let i = 1; i < edge.length - 1; i++) {
    const [a, b] = [edge[i] as Point, edge[i + 1] as Point];
    path += `Q${pair(a[0], a[1])} ${pair((a[0] + b[0]) / 2, (a[1] + b[1]) / 2)}`;
  }
  const end = edge[edge.length - 1] as Point;
  return `${path}L${pair(end[0], end[1])}`;
}

/** The outline of a stroke; `shift` from −1 (right edge) to 1 (left edge) moves it across its own width. */
export function brush(points: readonly Point[], width: Width, shift = 0, slim = 1): string {
  const line = samples(points);
  const side =
    (sign: number) =>
    (s: Sample): Point => {
      const half = width(s.t) / 2;
      const off = half * (shift + sign * slim);
      return [s.x + s.nx * off, s.y + s.ny * off];
    };
  const left = line.map(side(1));
  const right = line.map(side(-1)).reverse();
  return `${smooth(left)}${smooth(right).replace('M', 'L')}Z`;
}

/** A row of flames on one side of a stroke, leaning back against its way. */
export function flames(
  points: readonly Point[],
  width: Width,
  count: number,
  height: number,
  side: 1 | -1 = 1,
  from = 0.06,
  to = 0.94,
): string {
  const line = samples(points);
  const at = (t: number): Sample => line[Math.round(t * (line.length - 1))] as Sample;
  let path = '';
  for (let i = 0; i < count; i++) {
    const t = from + ((to - from) * i) / count;
    const next = from + ((to - from) * (i + 1)) / count;
    const [a, b] = [at(t), at(next)];
    const edge = (s: Sample, out: number): Point => {
      const off = side * (width(s.t) / 2 + out);
      return [s.x + s.nx * off, s.y + s.ny * off];
    };
    const grow = height * (0.45 + 0.55 * Math.sin(Math.PI * Math.min(1, (t - from) / (to - from) + 0.2)));
    const [p, q, tip, mid] = [edge(a, -1), edge(b, -1), edge(a, grow), edge(b, grow * 0.25)];
    path += `M${pair(...p)}Q${pair(...edge(a, grow * 0.5))} ${pair(...tip)}Q${pair(...mid)} ${pair(...q)}Z`;
  }
  return path;
}

/** Short arcs across a stroke: the plates of a belly, or scales. */
export function plates(points: readonly Point[], width: Width, count: number, back: 1 | -1 = 1): string {
  const line = samples(points);
  let path = '';
  for (let i = 0; i < count; i++) {
    const t = 0.05 + (0.9 * (i + 0.5)) / count;
    const s = line[Math.round(t * (line.length - 1))] as Sample;
    const half = (back * width(s.t)) / 2;
    const bend = Math.abs(half) * 0.5;
    path +=
      `M${pair(s.x + s.nx * half * 0.1, s.y + s.ny * half * 0.1)}` +
      `Q${pair(s.x - s.nx * half * 0.5 - s.ny * bend, s.y - s.ny * half * 0.5 + s.nx * bend)} ` +
      `${pair(s.x - s.nx * half * 0.92, s.y - s.ny * half * 0.92)}`;
  }
  return path;
}

/** Thick behind the head, thickest at a third, thin at the tail; the way runs from tail to head. */
export function dragonWidth(neck: number, body: number, tail = 0.6): Width {
  return (t) => {
    const swell = Math.sin(Math.PI * Math.min(1, t * 0.72 + 0.06)) * (body - tail);
    const toNeck = t > 0.66 ? (t - 0.66) / 0.34 : 0;
    return tail + swell * (1 - toNeck) + (neck - tail) * toNeck;
  };
}
