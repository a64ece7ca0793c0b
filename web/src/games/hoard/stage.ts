/** A layer above the table on which copies of cards fly, turn and leave. */
import type { Piece } from './matching';

export interface Seen extends Piece {
  box: DOMRect;
  element: HTMLElement;
}

const EASE = 'cubic-bezier(0.2, 0.8, 0.3, 1)';
/** A little too far, and back: how a stack lands. */
const SETTLE = 'cubic-bezier(0.3, 1.35, 0.5, 1)';

/** Width of a card of the pile, where none lies there. */
const USUAL = 92;

/** The layer above the table, and everything that can happen on it. */
export class Stage {
  readonly layer: HTMLElement;
  readonly #origin: DOMRect;
  #flying = 0;

  constructor(
    readonly table: HTMLElement,
    readonly motion: number,
  ) {
    this.layer = document.createElement('div');
    this.layer.ariaHidden = 'true';
    Object.assign(this.layer.style, {
      position: 'absolute',
      inset: '0',
      pointerEvents: 'none',
      zIndex: '20',
    });
    table.append(this.layer);
    this.#origin = this.layer.getBoundingClientRect();
  }

  /** Cards of one stack leave one after the other, all within the time of one. */
  stagger(at: number, count: number): number {
    return count < 2 ? 0 : (at * Math.min(60, this.motion * 0.8)) / Math.max(1, Math.min(count - 1, 12));
  }

  centre(): DOMRect {
    const place =
      this.table.querySelector('[data-anchor="pile"]') ?? this.table.querySelector('[data-anchor="draw"]');
    const pile = place?.getBoundingClientRect() ?? this.#origin;
    const width = this.table.querySelector<HTMLElement>('[data-piece^="pile-"]')?.offsetWidth ?? USUAL;
    return new DOMRect(
      pile.left + pile.width / 2 - width / 2,
      pile.top + pile.height / 2 - width * 0.7,
      width,
      width * 1.4,
    );
  }

  faceOf(card: string): HTMLElement | null {
    return this.table.querySelector<HTMLElement>(`[data-face="${card}"]`);
  }

  /** A blind flip: the card comes to the middle, waits, and turns. Gives the time that it takes. */
  reveal(hidden: Seen, face: HTMLElement): number {
    const { motion } = this;
    const there = this.centre();
    const pause = motion * 1.1;
    const turn = motion * 0.9;
    this.#move(hidden.element, hidden.box, there, { duration: motion, hold: pause, turnAway: turn / 2 });
    this.#move(face, there, there, {
      delay: motion + pause + turn / 2,
      duration: turn / 2,
      turnIn: true,
      hold: motion * 0.8,
    });
    return motion + pause + turn + motion * 0.8;
  }

  fly(from: Seen, to: Seen, delay: number, turned = false): void {
    this.#hide(to.element, delay + this.motion);
    if (from.face === to.face || turned) {
      this.#move(to.element, from.box, to.box, {
        delay,
        duration: this.motion,
        settle: to.zone === 'pile',
        waits: !turned,
      });
      return;
    }
    const half = this.motion / 2;
    const middle = between(from.box, to.box);
    this.#move(from.element, from.box, middle, { delay, duration: half, turnAway: half * 0.6, waits: true });
    this.#move(to.element, middle, to.box, { delay: delay + half, duration: half, turnIn: true });
  }

  arrive(to: Seen, anchor: string, delay: number): void {
    const source = this.table.querySelector(`[data-anchor="${anchor}"]`)?.getBoundingClientRect();
    if (!source) return;
    this.#hide(to.element, delay + this.motion);
    const from = new DOMRect(source.left, source.top, to.box.width, to.box.height);
    this.#move(to.element, from, to.box, { delay, duration: this.motion });
  }

  /** Off the table, from hands by way of the pile. */
  sweep(piece: Seen, delay: number, at: number, byPile: boolean): void {
    const middle = this.centre();
    const away = new DOMRect(
      this.#origin.right - 60,
      middle.top - 40 + at * 6,
      piece.box.width * 0.6,
      piece.box.height * 0.6,
    );
    if (byPile)
      this.#move(piece.element, piece.box, middle, {
        delay,
        duration: this.motion,
        waits: true,
        hold: this.motion * 0.5,
      });
    const start = byPile ? delay + this.motion * 1.5 : delay;
    this.#move(piece.element, byPile ? middle : piece.box, away, {
      delay: start,
      duration: this.motion * 1.1,
      fades: true,
      waits: !byPile,
    });
  }

  fade(piece: Seen): void {
    this.#move(piece.element, piece.box, piece.box, { duration: this.motion, fades: true });
  }

  #hide(element: HTMLElement, time: number): void {
    element.animate([{ opacity: 0 }, { opacity: 0 }], { duration: time });
  }

  #move(element: HTMLElement, from: DOMRect, to: DOMRect, how: How): void {
    const copy = element.cloneNode(true) as HTMLElement;
    delete copy.dataset.piece;
    Object.assign(copy.style, {
      position: 'absolute',
      left: `${to.left - this.#origin.left}px`,
      top: `${to.top - this.#origin.top}px`,
      width: `${to.width}px`,
      transformOrigin: '50% 50%',
    });
    const { delay = 0, duration, hold = 0 } = how;
    const turning = how.turnAway ?? 0;
    const whole = duration + hold + turning;
    const start = `translate(${from.left + from.width / 2 - to.left - to.width / 2}px, ${from.top + from.height / 2 - to.top - to.height / 2}px) scale(${from.width / to.width})`;
    const frames = how.turnIn ? turningIn(start, duration / whole) : moving(start, how, whole);
    this.layer.append(copy);
    this.#flying += 1;
    const animation = copy.animate(frames, {
      delay,
      duration: whole,
      fill: how.waits ? 'backwards' : 'none',
    });
    if (!how.waits && delay > 0) copy.animate([{ opacity: 0 }, { opacity: 0 }], { duration: delay });
    const land = (): void => {
      copy.remove();
      this.#flying -= 1;
      if (this.#flying === 0) this.layer.remove();
    };
    animation.finished.then(land, land);
  }
}

interface How {
  duration: number;
  delay?: number;
  /** How long it lies there afterwards. */
  hold?: number;
  /** Turns away in this time at the end. */
  turnAway?: number;
  /** Turns up on its way. */
  turnIn?: boolean;
  settle?: boolean;
  fades?: boolean;
  /** Is seen where it was until it leaves. */
  waits?: boolean;
}

function between(one: DOMRect, other: DOMRect): DOMRect {
  const middle = (from: number, to: number): number => (from + to) / 2;
  return new DOMRect(
    middle(one.left, other.left),
    middle(one.top, other.top),
    middle(one.width, other.width),
    middle(one.height, other.height),
  );
}

/** On its way the card turns up. */
function turningIn(start: string, arrives: number): Keyframe[] {
  const flat = 'perspective(700px) rotateY(0deg)';
  return [
    { transform: `${start} perspective(700px) rotateY(-90deg)`, easing: EASE, offset: 0 },
    { transform: flat, offset: arrives },
    { transform: flat, offset: 1 },
  ];
}

function moving(start: string, how: How, whole: number): Keyframe[] {
  const { duration, hold = 0, turnAway = 0 } = how;
  const there = 'translate(0, 0) scale(1)';
  const frames: Keyframe[] = [
    { transform: start, easing: how.settle ? SETTLE : EASE, offset: 0, opacity: 1 },
    { transform: there, offset: duration / whole, opacity: how.fades ? 0 : 1 },
  ];
  if (hold > 0) frames.push({ transform: there, offset: (duration + hold) / whole });
  if (turnAway > 0) frames.push({ transform: 'perspective(700px) rotateY(90deg)', offset: 1 });
  return frames;
}
