/**
 * A double click is one choice: after one was made, another press at the same place within a moment is not meant for
 * what has come there since. A key that is held down presses once, too.
 */
const MOMENT = 500;
const SAME_PLACE = 24;

interface Point {
  clientX: number;
  clientY: number;
}

export class Once {
  #pressed: Point | null = null;
  #made: { at: number; place: Point } | null = null;

  constructor(private readonly now: () => number = () => performance.now()) {}

  /** A choice was made, by the latest press. */
  made(): void {
    this.#made = this.#pressed && { at: this.now(), place: this.#pressed };
  }

  /** Lets a press through, or not; one by a key has no place. */
  press(event: MouseEvent): void {
    if (event.detail === 0) {
      this.#pressed = null;
      return;
    }
    const made = this.#made;
    const near = (a: Point, b: Point): boolean =>
      Math.hypot(a.clientX - b.clientX, a.clientY - b.clientY) <= SAME_PLACE;
    if (made && this.now() - made.at < MOMENT && near(event, made.place)) stop(event);
    else this.#pressed = { clientX: event.clientX, clientY: event.clientY };
  }

  key(event: KeyboardEvent): void {
    if (event.repeat && (event.key === 'Enter' || event.key === ' ')) stop(event);
  }
}

function stop(event: Event): void {
  event.preventDefault();
  event.stopPropagation();
}
