/**
 * A finger cannot point without pressing. So its first tap only shows what a choice would bring, and a second one, on
 * the same choice or on the bar that names it, makes it. Mouse and keyboard choose at once, as they point before.
 */
export class Tapping {
  /** The move that was tapped once. */
  held = $state<string | null>(null);
  #finger = false;

  constructor(private readonly confirms: () => boolean) {}

  pressed(event: { pointerType: string }): void {
    this.#finger = event.pointerType === 'touch';
  }

  keyed(): void {
    this.#finger = false;
  }

  /** Whether a press on a choice makes it; if not, it is held. */
  makes(move: string): boolean {
    const made = !this.#finger || !this.confirms() || this.held === move;
    this.held = made ? null : move;
    return made;
  }

  drop(): void {
    this.held = null;
  }
}
