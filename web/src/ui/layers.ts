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
  /** We took it away ourselves. */
  #ours = false;

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

  #back = (): void => {
    if (this.#ours) {
      this.#ours = false;
      if (this.#open.length === 0) removeEventListener('popstate', this.#back);
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
