/** Where a floating sheet goes: below its trigger or above it, wherever it fits, and never out of the window. */
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

export function place(
  trigger: Box,
  sheet: { width: number; height: number },
  view: { width: number; height: number },
  gap = 8,
): Spot {
  const above = trigger.bottom + gap + sheet.height > view.height && trigger.top - gap - sheet.height >= 0;
  const wanted = trigger.left + trigger.width / 2 - sheet.width / 2;
  return {
    left: Math.max(gap, Math.min(wanted, view.width - sheet.width - gap)),
    top: above ? trigger.top - gap - sheet.height : trigger.bottom + gap,
    above,
  };
}

/** Shows a popover element at its trigger. */
export function showAt(sheet: HTMLElement, trigger: HTMLElement): void {
  sheet.showPopover();
  const spot = place(
    trigger.getBoundingClientRect(),
    { width: sheet.offsetWidth, height: sheet.offsetHeight },
    { width: document.documentElement.clientWidth, height: document.documentElement.clientHeight },
  );
  sheet.style.setProperty('left', `${spot.left}px`);
  sheet.style.setProperty('top', `${spot.top}px`);
}
