/** Milliseconds after which a page that was hidden meanwhile is waited for no longer. */
const LONGEST_WAIT_MS = 2_000;

/** Resolves once the page has painted its next frame; soon where it paints none, since it is hidden. */
export function nextPaint(): Promise<void> {
  return new Promise((resolve) => {
    const isHidden = document.visibilityState === 'hidden';
    const timer = setTimeout(resolve, isHidden ? 0 : LONGEST_WAIT_MS);
    if (isHidden) return;
    requestAnimationFrame(() => {
      clearTimeout(timer);
      // A task after the callbacks of a frame comes after its paint.
      setTimeout(resolve);
    });
  });
}
