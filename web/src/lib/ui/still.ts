/**
 * A mouse that lies still chooses nothing. When the board changes under it, the browser says that it has entered whatever
 * lies there now; previews, names and crosses would appear that nobody asked for. They wait until the mouse is moved.
 */
const HELD = ['pointerenter', 'pointerover', 'mouseenter', 'mouseover'] as const;

export function holdStill(window: Window): () => void {
  let held: { type: string; target: EventTarget }[] = [];
  let spot: string | null = null;

  const place = ({ screenX, screenY }: MouseEvent): string => `${screenX} ${screenY}`;
  const isMouse = (event: MouseEvent): boolean =>
    !(event instanceof PointerEvent) || event.pointerType === 'mouse';

  function enter(event: Event): void {
    if (!event.isTrusted || !(event instanceof MouseEvent) || !isMouse(event) || !event.target) return;
    if (place(event) !== spot) return;
    event.stopImmediatePropagation();
    held.push({ type: event.type, target: event.target });
  }

  function move(event: PointerEvent): void {
    if (!isMouse(event) || place(event) === spot) return;
    spot = place(event);
    const late = held;
    held = [];
    for (const { type, target } of late) {
      if (!(target instanceof Element) || !target.matches(':hover')) continue;
      const about = {
        bubbles: type.endsWith('over'),
        pointerType: 'mouse',
        clientX: event.clientX,
        clientY: event.clientY,
      };
      target.dispatchEvent(
        type.startsWith('pointer') ? new PointerEvent(type, about) : new MouseEvent(type, about),
      );
    }
  }

  for (const type of HELD) window.addEventListener(type, enter, true);
  window.addEventListener('pointermove', move, true);
  return () => {
    for (const type of HELD) window.removeEventListener(type, enter, true);
    window.removeEventListener('pointermove', move, true);
  };
}
