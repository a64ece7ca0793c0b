/** A moment that is tried again: what was chosen now, what it is worth, and whether the answer may be seen. */
import type { ReviewChoice, ReviewMoment } from '../../lib/net/protocol';
import { answerOf, type Answer } from './moment';

export class Trying {
  /** All that was chosen now, in this order. */
  tried = $state.raw<readonly string[]>([]);
  /** What the latest choice is. */
  answer = $state<Answer | null>(null);
  /** The answer was asked for. */
  shown = $state(false);

  constructor(
    readonly moment: ReviewMoment,
    /** Hears once whether the first choice was right; looking the answer up is not. */
    private readonly practised: (right: boolean) => void = () => undefined,
  ) {}

  #told = false;

  /** Nothing is hidden any more. */
  get open(): boolean {
    return this.shown || this.answer === 'right';
  }

  /** The latest choice, as it was measured. */
  get choice(): ReviewChoice | null {
    return this.moment.choices.find(({ move }) => move === this.tried.at(-1)) ?? null;
  }

  /** It is the very best, not only as good. */
  get best(): boolean {
    return this.choice !== null && this.choice === this.moment.choices[0];
  }

  /** What can still be chosen: neither what was played nor what was found to be worse. */
  offers(move: string): boolean {
    return !this.open && move !== this.moment.move && !this.tried.includes(move);
  }

  choose(move: string): void {
    if (this.open) return;
    const answer = answerOf(this.moment, move);
    this.answer = answer;
    if (answer === 'played') return;
    this.tried = [...this.tried, move];
    if (answer !== 'unknown') this.#tell(answer === 'right');
  }

  show(): void {
    this.shown = true;
    this.#tell(false);
  }

  again(): void {
    this.tried = [];
    this.answer = null;
    this.shown = false;
  }

  #tell(right: boolean): void {
    if (this.#told) return;
    this.#told = true;
    this.practised(right);
  }
}
