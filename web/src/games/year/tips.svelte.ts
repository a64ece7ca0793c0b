/**
 * The one label of the board: what the pointer, the focus or a finger is on, in words.
 *
 * A mouse waits a moment, a finger does not. What a finger has shown stays until it touches something else.
 */
import type { Attachment } from 'svelte/attachments';
import { on as listen } from 'svelte/events';
import type { About } from './about';

const REST = 350;
const FOCUS = 600;

export class Tips {
  shown = $state.raw<{ anchor: HTMLElement; about: About; touched: boolean } | null>(null);
  /** A finger has just brought the label: its tap does no more than that. */
  fresh = false;
  #wait: ReturnType<typeof setTimeout> | undefined;

  hide = (): void => {
    clearTimeout(this.#wait);
    this.shown = null;
  };

  /** Ties a label to a thing; the words are made only when it is shown. */
  on(about: () => About | null): Attachment<HTMLElement> {
    return (anchor) => {
      const show = (delay: number, touched = false): void => {
        clearTimeout(this.#wait);
        const now = (): void => {
          const found = anchor.isConnected ? about() : null;
          this.shown = found && { anchor, about: found, touched };
        };
        if (delay === 0) now();
        else this.#wait = setTimeout(now, delay);
      };
      const leave = (): void => {
        if (this.shown?.anchor === anchor || !this.shown) this.hide();
      };
      const heard: Record<string, (event: Event) => void> = {
        pointerenter: (event) => isTouch(event) || show(this.shown ? 90 : REST),
        pointerleave: (event) => isTouch(event) || leave(),
        pointerdown: (event) => {
          this.fresh = isTouch(event) && this.shown?.anchor !== anchor;
          if (isTouch(event)) show(0, true);
          else this.hide();
        },
        focus: () => anchor.matches(':focus-visible') && show(FOCUS),
        blur: leave,
      };
      const deaf = Object.entries(heard).map(([name, hears]) => listen(anchor, name, hears));
      return () => {
        for (const stop of deaf) stop();
        if (this.shown?.anchor === anchor) this.hide();
      };
    };
  }
}

const isTouch = (event: Event): boolean => (event as PointerEvent).pointerType === 'touch';
