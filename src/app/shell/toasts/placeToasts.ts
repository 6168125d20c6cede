/** Pixels between a control and the first toast, beside the toast's own margin of 6. */
const GAP = 2;
/** Pixels at the right of the window that a toast takes, and those of its height, with its margin above and one line of words. */
const TOAST_WIDTH = 320;
const TOAST_HEIGHT = 48;
/** Share of the window's height below which no toast begins. */
const LOWEST = 0.35;
/** Pixels from the window's top to the first toast, and those in a low window. */
const START = 112;
/** Height of a window, in pixels, up to which only the header is above the first toast. */
const LOW_WINDOW_PX = 600;
const LOW_START = 50;

type Edges = Pick<DOMRect, 'left' | 'right' | 'top' | 'bottom' | 'width'>;

/** The first top at which a toast covers none of the controls; the usual one where that is too low. */
export function toastsTop(
  controls: readonly Edges[],
  window: { width: number; height: number },
): number {
  const start = window.height <= LOW_WINDOW_PX ? LOW_START : START;
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

/** Puts toasts below what they would cover of the page's buttons and fields. */
export function placeToasts(): void {
  const { innerWidth: width, innerHeight: height } = window;
  const controls = [...document.querySelectorAll(CONTROLS)]
    .filter((control) => control.closest(ROWS) === null)
    .map((control) => control.getBoundingClientRect());
  const top = toastsTop(controls, { width, height });
  document.documentElement.style.setProperty('--toasts-top', `${top}px`);
}
