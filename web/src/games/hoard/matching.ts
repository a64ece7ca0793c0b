/** Between two views: which card went where. Pure, so that it can be tested without a page. */

/** A card as it lies: its place (`pile`, `hand-2`, `rest-2`), and its face where one sees it. */
export interface Piece {
  id: string;
  zone: string;
  face: string;
}

export interface Journey<P extends Piece> {
  from: P;
  to: P;
}

export interface Difference<P extends Piece> {
  /** Cards that lay somewhere and lie somewhere else now. */
  journeys: Journey<P>[];
  /** Cards that came from where none was seen. */
  arrived: P[];
  /** Cards that are seen nowhere any more. */
  gone: P[];
}

const PIECE = /^(pile|(?:hand|rest)-\d)-/;

export const zoneOf = (id: string): string => PIECE.exec(id)?.[1] ?? '';

/** Equal faces first; then a back that shows its face now; then a face that is hidden now. */
export function difference<P extends Piece>(before: readonly P[], after: readonly P[]): Difference<P> {
  const were = new Set(before.map((piece) => piece.id));
  const are = new Set(after.map((piece) => piece.id));
  const left = before.filter((piece) => !are.has(piece.id));
  const entered = after.filter((piece) => !were.has(piece.id));
  const journeys: Journey<P>[] = [];
  const fits: ((from: P, to: P) => boolean)[] = [
    (from, to) => from.face !== '' && from.face === to.face,
    (from, to) => from.face === '' && to.face !== '',
    (from, to) => to.face === '' && from.zone !== 'pile',
  ];
  for (const fit of fits) {
    for (const to of [...entered]) {
      const at = left.findIndex((from) => from.zone !== to.zone && fit(from, to));
      const from = left[at];
      if (!from) continue;
      left.splice(at, 1);
      entered.splice(entered.indexOf(to), 1);
      journeys.push({ from, to });
    }
  }
  return { journeys, arrived: entered, gone: left };
}
