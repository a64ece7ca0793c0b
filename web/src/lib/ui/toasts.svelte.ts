/** What the page says in passing. The region that reads it aloud is `Toaster`; it must stand on every page. */
export type Tone = 'plain' | 'good' | 'urgent';

export interface Toast {
  id: number;
  text: string;
  tone: Tone;
}

class Toasts {
  shown = $state<Toast[]>([]);
  #next = 1;

  /** Shows and reads out a sentence; after `stay` milliseconds it goes, unless that is 0. */
  say(text: string, tone: Tone = 'plain', stay = 6000): number {
    const id = this.#next++;
    this.shown.push({ id, text, tone });
    if (stay > 0) setTimeout(() => this.drop(id), stay);
    return id;
  }

  drop(id: number): void {
    this.shown = this.shown.filter((toast) => toast.id !== id);
  }
}

export const toasts = new Toasts();
