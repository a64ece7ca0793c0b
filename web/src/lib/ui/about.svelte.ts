/** Of which thing it is said what it is: the one that the pointer rests on, that has the focus, or that a finger touches or is held on. */
const RESTS = 350;
/** From one thing to the next. */
const GOES_ON = 90;
const FOCUSED = 600;
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
  #pressed = 0;
  /** The finger is on what it was told of before. */
  #again = false;
  #wait: ReturnType<typeof setTimeout> | undefined;

  get text(): string {
    return this.target?.dataset.about ?? '';
  }
  get number(): string | undefined {
    return this.target?.dataset.rule;
  }

  /** What a finger asked for is not taken away by a mouse that lies there. */
  get #fingers(): boolean {
    return this.touched && this.target !== null;
  }

  enter(event: PointerEvent): void {
    if (event.pointerType === 'touch' || this.#fingers) return;
    const target = told(event);
    if (target === this.#over) return;
    this.#over = target;
    this.#meet(target, this.target ? GOES_ON : RESTS);
  }

  leave(event: PointerEvent): void {
    const to = event.relatedTarget as Element | null;
    if (event.pointerType === 'touch' || this.#fingers || this.#over?.contains(to)) return;
    this.#over = null;
    this.hide();
  }

  focus(event: FocusEvent): void {
    if ((event.target as Element).matches(':focus-visible')) this.#meet(told(event), FOCUSED);
  }

  blur(): void {
    if (!this.touched) this.hide();
  }

  press(event: PointerEvent): void {
    const target = told(event);
    this.#finger = event.pointerType === 'touch';
    this.#pressed = event.timeStamp;
    this.#again = this.#finger && this.touched && target !== null && target === this.target;
    this.held = false;
    this.hide();
    if (this.#finger && target) this.#soon(target, HELD, true);
  }

  /** How long a finger stayed is measured where it was felt, however late the page hears of it. */
  release(event: PointerEvent): void {
    if (!this.#finger || this.held) return;
    clearTimeout(this.#wait);
    const target = told(event);
    this.held = target !== null && event.timeStamp - this.#pressed > HELD;
    if (target && this.held) this.#show(target, true);
  }

  /** The finger scrolls. */
  cancel(): void {
    if (this.#finger && !this.held) clearTimeout(this.#wait);
  }

  /** A finger on what only lies there asks what it is; a finger that was held asked already. */
  click(event: MouseEvent): void {
    const target = told(event);
    const held = this.held;
    const asks = this.#finger && !this.#again && target !== null;
    const looks = asks && target.dataset.look !== undefined;
    this.held = false;
    if (looks || held) {
      event.preventDefault();
      event.stopPropagation();
    }
    if (!held && (looks || (asks && target.dataset.tap !== undefined))) this.#show(target, true);
  }

  hide(): void {
    clearTimeout(this.#wait);
    this.target = null;
  }

  /** What scrolls away, is gone, or was read is not told of any more. */
  watch(): () => void {
    const gone = (event: Event): void => {
      const on = event.target instanceof Element ? event.target : null;
      if (!on?.closest('[popover]') && !(event.type === 'pointerdown' && this.target?.contains(on)))
        this.hide();
    };
    const keyed = (event: KeyboardEvent): void => {
      this.#finger = false;
      if (event.key === 'Escape') this.hide();
    };
    addEventListener('scroll', gone, { capture: true, passive: true });
    addEventListener('pointerdown', gone, { capture: true });
    addEventListener('keydown', keyed, { capture: true });
    return () => {
      clearTimeout(this.#wait);
      removeEventListener('scroll', gone, { capture: true });
      removeEventListener('pointerdown', gone, { capture: true });
      removeEventListener('keydown', keyed, { capture: true });
    };
  }

  #meet(target: HTMLElement | null, time: number): void {
    this.hide();
    if (target && target.dataset.hold === undefined) this.#soon(target, time, false);
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
