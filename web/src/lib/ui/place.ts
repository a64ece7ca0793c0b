/**
 * Where a floating sheet goes: below its trigger or above it, wherever it fits, and else as low as it can be; never
 * out of the window, whose height is the most that a sheet has (what is longer scrolls inside).
 */
export interface Spot {
  left: number;
  top: number;
  above: boolean;
}

interface Box {
  left: number;
  top: number;
  bottom: number;
  width: number;
}

interface Size {
  width: number;
  height: number;
}

export const GAP = 8;

export function place(trigger: Box, sheet: Size, view: Size, gap = GAP): Spot {
  const above =
    trigger.bottom + gap + sheet.height > view.height - gap && trigger.top - gap - sheet.height >= gap;
  const wanted = {
    left: trigger.left + trigger.width / 2 - sheet.width / 2,
    top: above ? trigger.top - gap - sheet.height : trigger.bottom + gap,
  };
  return {
    left: Math.max(gap, Math.min(wanted.left, view.width - sheet.width - gap)),
    top: Math.max(gap, Math.min(wanted.top, view.height - sheet.height - gap)),
    above,
  };
}

function put(sheet: HTMLElement, trigger: Element): void {
  const page = document.documentElement;
  const view = { width: page.clientWidth, height: page.clientHeight };
  sheet.style.setProperty('max-width', `min(${view.width - 2 * GAP}px, var(--widest, 26rem))`);
  // Where it stood before, at the edge of a wider window, it would be measured as narrow as what is left there.
  sheet.style.setProperty('left', '0');
  sheet.style.setProperty('max-height', `${view.height - 2 * GAP}px`);
  const size = { width: sheet.offsetWidth, height: sheet.offsetHeight };
  const spot = place(trigger.getBoundingClientRect(), size, view);
  sheet.style.setProperty('left', `${spot.left}px`);
  sheet.style.setProperty('top', `${spot.top}px`);
}

const shown = new WeakMap<HTMLElement, Element>();

/** Shows a popover element at its trigger, where it stays while window and contents change. */
export function showAt(sheet: HTMLElement, trigger: Element): void {
  const watched = shown.has(sheet);
  shown.set(sheet, trigger);
  if (!sheet.matches(':popover-open')) sheet.showPopover();
  if (!watched) watch(sheet);
  put(sheet, trigger);
}

function watch(sheet: HTMLElement): void {
  const again = (): void => {
    const trigger = shown.get(sheet);
    if (trigger) put(sheet, trigger);
  };
  const observer = new ResizeObserver(again);
  const closed = (): void => {
    if (sheet.matches(':popover-open')) return;
    shown.delete(sheet);
    observer.disconnect();
    removeEventListener('resize', again);
    sheet.removeEventListener('toggle', closed);
  };
  observer.observe(sheet);
  addEventListener('resize', again);
  sheet.addEventListener('toggle', closed);
}
