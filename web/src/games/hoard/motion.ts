/**
 * What moves: cards fly from where they lay to where they lie. It compares what was drawn with what is drawn now, so
 * it needs no rules, and whatever happened (several moves at once, a step of a replay) it only shows the difference.
 * The cards that fly are copies in a layer above the table; those that they stand for appear when they land.
 */
import type { PlayedStep, View } from '../contract';
import { difference, zoneOf } from './matching';
import { revealed } from './reveal';
import { Stage, type Seen } from './stage';
import { viewOf, type HoardView } from './view';

const MOST = 60;

export class Flights {
  #before: Seen[] = [];
  #view: HoardView | null = null;
  #layer: HTMLElement | null = null;

  /** Before the table is drawn anew: what lies where. */
  remember(table: HTMLElement): void {
    this.#before = pieces(table);
  }

  /** It was drawn anew, and nothing moves. */
  forget(view: View): void {
    this.#layer?.remove();
    this.#before = [];
    this.#view = viewOf(view);
  }

  /** After it was drawn: shows how it came about. */
  tell(table: HTMLElement, step: PlayedStep | null, view: View, motion: number): void {
    const before = step?.before ? viewOf(step.before) : this.#view;
    const after = viewOf(view);
    this.#view = after;
    // Cards of the pile that only came in or out of sight lie where they lay.
    const earlier = this.#before.filter((piece) => !inPile(piece, after));
    const later = pieces(table).filter((piece) => !inPile(piece, before));
    const found = difference(earlier, later);
    this.#before = [];
    if (found.journeys.length + found.arrived.length + found.gone.length === 0) return;
    this.#layer?.remove();
    const stage = new Stage(table, motion);
    this.#layer = stage.layer;
    const newRound = before !== null && before.round !== after.round;
    const flip = flipped(step);
    let late = 0;

    if (flip !== null && step?.moment !== 'flipped' && !revealed(step)) {
      const hidden = [...found.journeys.map(({ from }) => from), ...found.gone].find(
        (piece) => piece.id.includes('-hidden-') && piece.face === '',
      );
      const face = stage.faceOf(flip);
      if (hidden && face) late = stage.reveal(hidden, face);
    }
    const swept = before !== null && before.pile.length > 0 && after.pile.length === 0 && !newRound;
    const landing = found.journeys.slice(0, MOST);
    landing.forEach(({ from, to }, at) => {
      const blind = flip !== null && from.id.includes('-hidden-');
      stage.fly(
        blind ? { ...from, box: stage.centre() } : from,
        to,
        late + stage.stagger(at, landing.length),
        blind,
      );
    });
    const draw = swept && taken(before, after) ? 'pile' : 'draw';
    found.arrived.slice(0, MOST).forEach((to, at, all) => {
      const source = to.zone === 'pile' ? `hand-${before?.turn ?? 0}` : draw;
      stage.arrive(to, source, late + stage.stagger(at, all.length));
    });
    if (newRound) return;
    found.gone.slice(0, MOST).forEach((piece, at, all) => {
      if (flip !== null && piece.id.includes('-hidden-') && (late > 0 || step?.moment === 'flipped')) {
        if (swept && !taken(before, after)) stage.sweep({ ...piece, box: stage.centre() }, late, 0, false);
      } else if (piece.zone === 'pile') stage.sweep(piece, late + motion, at, false);
      else if (swept || after.pile.length === 0)
        stage.sweep(piece, late + stage.stagger(at, all.length), at, true);
      else stage.fade(piece);
    });
  }
}

/** Whether a card that is seen in the pile lies there in a view, too. */
function inPile(piece: Seen, view: HoardView | null): boolean {
  return piece.zone === 'pile' && view?.pile[Number(piece.id.split('-')[1])] === piece.face;
}

function taken(before: HoardView | null, after: HoardView): boolean {
  if (!before) return false;
  return after.holdings.some(
    (now, seat) => now.hand_size - (before.holdings[seat]?.hand_size ?? 0) >= before.pile.length,
  );
}

/** The card that was turned up blindly, where that is told. */
function flipped(step: PlayedStep | null): string | null {
  if (!step) return null;
  const moves = step.entries.map((entry) => entry.move ?? '');
  const asked = step.before ? viewOf(step.before).asked : '';
  if (step.moment === 'flipped') return moves.find((move) => move.startsWith('card '))?.slice(5) ?? null;
  const reached = moves.some((move) => move.startsWith('flip ') || move.startsWith('peek '));
  if (!reached && asked !== 'flipped-card' && asked !== 'peeked-card') return null;
  const card = moves.find((move) => move.startsWith('card ') && move !== 'card ?');
  return card?.slice(5) ?? null;
}

function pieces(table: HTMLElement): Seen[] {
  return [...table.querySelectorAll<HTMLElement>('[data-piece]')].map((element) => {
    const id = element.dataset.piece ?? '';
    return {
      id,
      zone: zoneOf(id),
      face: element.dataset.face ?? '',
      box: element.getBoundingClientRect(),
      element,
    };
  });
}
