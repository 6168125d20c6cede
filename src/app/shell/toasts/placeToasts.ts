/** Pixels between a control and the first toast. */
const GAP = 8;
/** Pixels at the right of the window that a toast takes, and those of its height with one line of words. */
const TOAST_WIDTH = 320;
const TOAST_HEIGHT = 56;
/** Share of the window's height below which no toast begins. */
const LOWEST = 0.5;

type Edges = Pick<DOMRect, 'left' | 'right' | 'top' | 'bottom' | 'width'>;

/** The first top from `start` on at which a toast covers none of the controls; `start` where it is too low. */
export function clearTop(
  controls: readonly Edges[],
  start: number,
  window: { width: number; height: number },
): number {
  const inTheWay = controls
    .filter(({ right, width }) => width > 0 && right > window.width - TOAST_WIDTH)
    .toSorted((a, b) => a.top - b.top);
  let top = start;
  for (const control of inTheWay) {
    if (control.bottom + GAP > top && control.top < top + TOAST_HEIGHT) top = control.bottom + GAP;
  }
  return top > window.height * LOWEST ? start : Math.round(top);
}

/** Controls of the page apart from those of its rows, which are everywhere. */
const CONTROLS = 'main :is(button, a[href], input, [role="combobox"], [role="columnheader"])';
const ROWS = '[role="row"]:not(:has([role="columnheader"])), tbody tr';

/** Moves toasts below what they would cover of the page's buttons and fields. */
export function placeToasts(): void {
  const { innerWidth: width, innerHeight: height } = window;
  const { style } = document.documentElement;
  const below = parseFloat(style.getPropertyValue('--toasts-top')) || 0;
  // As in Toasts.css: what is computed is on its way there for a while.
  const start = Math.max(height <= 600 ? 56 : 118, below);
  const controls = [...document.querySelectorAll(CONTROLS)]
    .filter((control) => control.closest(ROWS) === null)
    .map((control) => control.getBoundingClientRect());
  style.setProperty('--toasts-clear', `${clearTop(controls, start, { width, height })}px`);
}

/** Places toasts anew when a banner that they stand below comes or goes; returns what ends that. */
export function watchBanners(): () => void {
  const { style } = document.documentElement;
  const topOf = () => style.getPropertyValue('--toasts-top');
  let last = topOf();
  const observer = new MutationObserver(() => {
    if (topOf() === last) return;
    last = topOf();
    placeToasts();
  });
  observer.observe(document.documentElement, { attributeFilter: ['style'] });
  return () => observer.disconnect();
}
