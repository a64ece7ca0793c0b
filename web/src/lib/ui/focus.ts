/**
 * Whoever uses the keyboard keeps his place: when what had the focus is gone, the first choice of the board gets it,
 * or, while nothing is asked, the page's main part, until something is.
 */
const CHOICE = '[data-move], button.legal';

export function keepFocus(): () => void {
  let last: Element | null = null;
  let keyed = false;

  const heed = (event: FocusEvent): void => {
    last = event.target as Element;
    keyed = last.matches(':focus-visible');
  };
  const pointed = (): void => {
    keyed = false;
  };
  const mend = (): void => {
    if (!keyed || !last) return;
    const lost = !last.isConnected && document.activeElement === document.body;
    const waits = last.localName === 'main' && document.activeElement === last;
    if (!lost && !waits) return;
    const main = document.querySelector('main');
    const choice = main?.querySelector<HTMLElement>(CHOICE);
    if (choice) choice.focus();
    else if (main && lost) {
      main.tabIndex = -1;
      main.focus();
    }
  };

  const observer = new MutationObserver(mend);
  observer.observe(document.body, { childList: true, subtree: true });
  document.addEventListener('focusin', heed);
  document.addEventListener('pointerdown', pointed);
  return () => {
    observer.disconnect();
    document.removeEventListener('focusin', heed);
    document.removeEventListener('pointerdown', pointed);
  };
}
