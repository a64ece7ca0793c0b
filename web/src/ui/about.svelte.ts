/** Of which thing it is said what it is: the one that the pointer rests on, or that a finger touches or is held on. */
const RESTS = 350;
const HELD = 450;
const TOLD = '[data-about]';

const told = (event: Event): HTMLElement | null => (event.target as Element).closest<HTMLElement>(TOLD);

export class About {
  target = $state.raw<HTMLElement | null>(null);
  /** A finger asked. */
  touched = $state(false);
  /** A finger was held on something, which is no press. */
  held = false;
  #over: HTMLElement | null = null;
  #finger = false;
  #wait: ReturnType<typeof setTimeout> | undefined;

  get text(): string {
    return this.target?.dataset.about ?? '';
  }
  get number(): string | undefined {
    return this.target?.dataset.rule;
  }

  enter(event: PointerEvent): void {
    if (event.pointerType === 'touch') return;
    const target = told(event);
    if (target === this.#over) return;
    this.#over = target;
    this.hide();
    if (target && target.dataset.hold === undefined) this.#soon(target, RESTS, false);
  }

  leave(event: PointerEvent): void {
    const to = event.relatedTarget as Element | null;
    if (event.pointerType === 'touch' || this.#over?.contains(to)) return;
    this.#over = null;
    this.hide();
  }

  press(event: PointerEvent): void {
    this.#finger = event.pointerType === 'touch';
    this.held = false;
    this.hide();
    const target = told(event);
    if (this.#finger && target) this.#soon(target, HELD, true);
  }

  release(): void {
    if (this.#finger && !this.held) clearTimeout(this.#wait);
  }

  /** A finger on what only lies there asks what it is; a finger that was held asked already. */
  click(event: MouseEvent): void {
    const target = told(event);
    const looks = this.#finger && target?.dataset.look !== undefined;
    const held = this.held;
    this.held = false;
    if (!looks && !held) return;
    event.preventDefault();
    event.stopPropagation();
    if (looks && target) this.#show(target, true);
  }

  hide(): void {
    clearTimeout(this.#wait);
    this.target = null;
  }

  /** What scrolls away, is gone, or was read is not told of any more. */
  watch(): () => void {
    const gone = (event: Event): void => {
      const inside = event.target instanceof Element && event.target.closest('[popover]') !== null;
      if (!inside) this.hide();
    };
    const keyed = (event: KeyboardEvent): void => {
      if (event.key === 'Escape') this.hide();
    };
    addEventListener('scroll', gone, { capture: true, passive: true });
    addEventListener('pointerdown', gone, { capture: true });
    addEventListener('keydown', keyed);
    return () => {
      clearTimeout(this.#wait);
      removeEventListener('scroll', gone, { capture: true });
      removeEventListener('pointerdown', gone, { capture: true });
      removeEventListener('keydown', keyed);
    };
  }

  #soon(target: HTMLElement, time: number, finger: boolean): void {
    clearTimeout(this.#wait);
    this.#wait = setTimeout(() => {
      this.held = finger;
      this.#show(target, finger);
    }, time);
  }

  #show(target: HTMLElement, finger: boolean): void {
    clearTimeout(this.#wait);
    if (!target.isConnected) return;
    this.touched = finger;
    this.target = target;
  }
}
