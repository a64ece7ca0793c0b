/** Of many small things one is a stop of the tabulator; arrows, Home and End lead on to the others. */
import type { Attachment } from 'svelte/attachments';

const STEPS: Record<string, (at: number, last: number) => number> = {
  ArrowLeft: (at) => at - 1,
  ArrowUp: (at) => at - 1,
  ArrowRight: (at) => at + 1,
  ArrowDown: (at) => at + 1,
  Home: () => 0,
  End: (_, last) => last,
};

export function roving(selector: string): Attachment<HTMLElement> {
  return (around) => {
    const all = (): HTMLElement[] => [...around.querySelectorAll<HTMLElement>(selector)];
    const stopAt = (stop: HTMLElement | undefined): void => {
      for (const one of all()) one.tabIndex = one === stop ? 0 : -1;
    };
    const mend = (): void => {
      const found = all();
      if (found.filter((one) => one.tabIndex === 0).length !== 1) stopAt(found[0]);
    };
    const keyed = (event: KeyboardEvent): void => {
      const found = all();
      const at = found.indexOf(event.target as HTMLElement);
      const to = at < 0 ? undefined : STEPS[event.key]?.(at, found.length - 1);
      if (to === undefined) return;
      event.preventDefault();
      event.stopPropagation();
      const next = found[Math.max(0, Math.min(found.length - 1, to))];
      stopAt(next);
      next?.focus();
    };
    const focused = (event: FocusEvent): void => {
      if (all().includes(event.target as HTMLElement)) stopAt(event.target as HTMLElement);
    };
    const observer = new MutationObserver(mend);
    observer.observe(around, { childList: true, subtree: true });
    around.addEventListener('keydown', keyed);
    around.addEventListener('focusin', focused);
    mend();
    return () => {
      observer.disconnect();
      around.removeEventListener('keydown', keyed);
      around.removeEventListener('focusin', focused);
    };
  };
}
