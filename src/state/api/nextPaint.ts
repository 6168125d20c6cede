/** Time-out in milliseconds, for a page that was hidden meanwhile and so paints no frame. */
const LONGEST_WAIT_MS = 2_000;

/** Resolves once the page has painted its next frame; immediately when hidden, since a hidden page paints none. */
export function nextPaint(): Promise<void> {
  return new Promise((resolve) => {
    const isHidden = document.visibilityState === 'hidden';
    const timer = setTimeout(resolve, isHidden ? 0 : LONGEST_WAIT_MS);
    if (isHidden) return;
    requestAnimationFrame(() => {
      clearTimeout(timer);
      // A task queued in an animation frame runs after that frame's paint.
      setTimeout(resolve);
    });
  });
}
