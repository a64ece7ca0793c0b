/**
 * What lies above the page: while something does, the browser's way back closes it and leaves no page.
 *
 * One entry of the history stands for all that is open, so that Back has something to take away.
 */
const MARK = 'layer';

class Layers {
  #open: (() => void)[] = [];
  /** The entry is there. */
  #marked = false;
  /** We take it away ourselves: the browser is on its way back. */
  #ours = false;
  #waiting: (() => void)[] = [];

  /** Something opens; what is given back is called when it is closed, however that comes. */
  add(close: () => void): () => void {
    if (this.#open.length === 0) addEventListener('popstate', this.#back);
    this.#open.push(close);
    this.#soon();
    return () => {
      this.#open = this.#open.filter((one) => one !== close);
      this.#soon();
    };
  }

  /** Goes somewhere, at once or when our own way back is over, which would undo it. */
  settled(go: () => void): void {
    if (this.#ours) this.#waiting.push(go);
    else go();
  }

  #back = (): void => {
    if (this.#ours) {
      this.#ours = false;
      if (this.#open.length === 0) removeEventListener('popstate', this.#back);
      for (const go of this.#waiting.splice(0)) go();
      return;
    }
    this.#marked = false;
    this.#open.at(-1)?.();
  };

  /** Where one closes and another opens at once, the entry stays. */
  #soon(): void {
    setTimeout(() => this.#mark());
  }

  #mark(): void {
    const needed = this.#open.length > 0;
    if (needed && !this.#marked) {
      this.#marked = true;
      history.pushState(MARK, '');
    } else if (!needed && this.#marked) {
      this.#marked = false;
      // Whoever followed a link has another entry above it.
      if (history.state !== MARK) return;
      this.#ours = true;
      history.back();
    }
  }
}

export const layers = new Layers();
