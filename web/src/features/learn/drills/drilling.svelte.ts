/** A drill that is tried: the first choice gives the stars, and opens the answer. */
import type { DrillChoice, DrillTask, ReviewMoment } from '../../../lib/net/protocol';

export class Drilling {
  /** What was chosen; null: nothing yet. */
  chosen = $state<string | null>(null);
  /** The answer was asked for. */
  shown = $state(false);

  constructor(
    readonly task: DrillTask,
    /** Called with the stars of the first choice; looking the answer up gives none. */
    private readonly earned: (stars: number) => void = () => undefined,
  ) {}

  #told = false;

  /** Nothing is hidden any more. */
  get open(): boolean {
    return this.shown || this.chosen !== null;
  }

  get choice(): DrillChoice | null {
    return this.task.choices.find(({ move }) => move === this.chosen) ?? null;
  }

  get stars(): number {
    return this.choice?.stars ?? 0;
  }

  /** It is the very best, not only as good. */
  get best(): boolean {
    return this.choice !== null && this.choice === this.task.choices[0];
  }

  /** The wrong choice to explain: the reader's, else the one that looks right. */
  get against(): DrillChoice | null {
    const own = this.choice;
    return own && !own.equal
      ? own
      : (this.task.choices.find(({ move }) => move === this.task.tempting) ?? null);
  }

  /** The drill as a moment of a review, so that its choices look the same. */
  get moment(): ReviewMoment {
    const { part, seat, theme, choices, moves } = this.task;
    const own = this.choice && !this.choice.equal ? this.choice : null;
    const none = { value: 0, low: 0, high: 0 };
    return {
      number: moves + 1,
      part,
      seat,
      move: own?.move ?? '',
      words: own?.words ?? '',
      verdict: 'bad',
      kind: theme,
      cost: own?.cost ?? none,
      win: none,
      choices,
      reasons: this.against?.reasons ?? [],
      why: this.against?.why ?? '',
    };
  }

  offers(move: string): boolean {
    return !this.open && this.task.choices.some((choice) => choice.move === move);
  }

  choose(move: string): void {
    if (!this.offers(move)) return;
    this.chosen = move;
    this.#tell(this.stars);
  }

  show(): void {
    if (this.open) return;
    this.shown = true;
    this.#tell(0);
  }

  /** Once more, without stars: the answer is known by now. */
  again(): void {
    this.chosen = null;
    this.shown = false;
  }

  #tell(stars: number): void {
    if (this.#told) return;
    this.#told = true;
    this.earned(stars);
  }
}
