/** Frames without a change after which all has come to rest. */
const REST = 60;
const EVENTS = ['scroll', 'resize', 'transitionrun', 'animationstart'] as const;

/**
 * Looks where things lie, once in each frame, until nothing has changed for a while, and again as soon as anything on the page
 * does. `look` says whether it found something else than before. The function that it returns ends it.
 */
export function untilAtRest(look: () => boolean): () => void {
  let left = 0;
  let frame = 0;
  const next = (): void => {
    left = look() ? REST : left - 1;
    frame = left > 0 ? requestAnimationFrame(next) : 0;
  };
  const again = (): void => {
    left = REST;
    frame ||= requestAnimationFrame(next);
  };
  const changes = new MutationObserver(again);
  changes.observe(document.body, { subtree: true, childList: true, attributes: true, characterData: true });
  const sizes = typeof ResizeObserver === 'undefined' ? null : new ResizeObserver(again);
  sizes?.observe(document.body);
  for (const kind of EVENTS) addEventListener(kind, again, { capture: true, passive: true });
  look();
  again();
  return () => {
    cancelAnimationFrame(frame);
    changes.disconnect();
    sizes?.disconnect();
    for (const kind of EVENTS) removeEventListener(kind, again, { capture: true });
  };
}
