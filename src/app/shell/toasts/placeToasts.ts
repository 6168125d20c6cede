/** Gap in pixels between a control and the first toast, in addition to the toast's margin. */
const GAP = 2;
/** Vertical margins of each toast in total, in pixels, as in its style sheet. */
const MARGINS = 6;
/** Gap in pixels between toasts and the window's right edge. */
const MARGIN_RIGHT = 20;

/** Size in pixels of the stack of toasts, margins included. */
interface StackSize {
  width: number;
  height: number;
}
/** Size of a single toast with one line of text. */
const ONE_TOAST: StackSize = { width: 320, height: 46 };
/** Lowest top of the stack, as a share of the window's height. */
const LOWEST = 0.35;
/** Default top of the first toast in pixels; `LOW_START` applies to low windows. */
const START = 112;
/** Window height in pixels up to which only the header lies above the first toast. */
const LOW_WINDOW_PX = 600;
const LOW_START = 50;
/** Improvement, in covered buttons, that justifies moving toasts while they are being read. */
const WORTH_MOVING = 0.5;

type Edges = Pick<DOMRect, 'left' | 'right' | 'top' | 'bottom' | 'width'>;

/**
 * Area in square pixels up to which a control has full weight; a larger one stays visible and usable beside the toasts.
 */
const BUTTON_AREA = 8000;

/** Weighted share of a control that toasts cover; wide links and cards weigh less. */
function coveredPart({ left, right, top, bottom }: Edges, from: number, to: number, edge: number) {
  const width = (right - Math.max(left, edge)) / (right - left);
  const height = (Math.min(bottom, to) - Math.max(top, from)) / (bottom - top);
  const weight = Math.min(1, BUTTON_AREA / ((right - left) * (bottom - top)));
  return Math.max(0, width) * Math.max(0, height) * weight;
}

/**
 * Top, near the default, at which toasts cover the least of the controls; keeps the current top `now` if that is about
 * as good.
 */
export function toastsTop(
  controls: readonly Edges[],
  window: { width: number; height: number },
  stack: StackSize = ONE_TOAST,
  now: number | null = null,
): number {
  const start = window.height <= LOW_WINDOW_PX ? LOW_START : START;
  const edge = window.width - stack.width;
  const inTheWay = controls.filter(({ right, width }) => width > 0 && right > edge);
  const coveredAt = (top: number) =>
    inTheWay.reduce(
      (sum, control) => sum + coveredPart(control, top - GAP, top + stack.height, edge),
      0,
    );
  const below = inTheWay
    .map(({ bottom }) => Math.ceil(bottom + GAP))
    .filter((top) => top > start && top <= window.height * LOWEST);
  const tops = [start, ...below.toSorted((a, b) => a - b)];
  // Distance penalty, because people expect toasts near the top.
  const costOf = (top: number) => coveredAt(top) + (top - start) / window.height;
  const best = tops.reduce((one, other) => (costOf(other) < costOf(one) ? other : one));
  return now !== null && coveredAt(now) - coveredAt(best) < WORTH_MOVING ? now : best;
}

/** Size of the currently shown stack. */
function stackSize(): StackSize {
  const boxes = [...document.querySelectorAll('.Toasts .notistack-MuiContent')].map((toast) =>
    toast.getBoundingClientRect(),
  );
  return {
    width: Math.max(ONE_TOAST.width, ...boxes.map(({ width }) => width + MARGIN_RIGHT)),
    height: Math.max(
      ONE_TOAST.height,
      boxes.reduce((sum, { height }) => sum + height + MARGINS, 0),
    ),
  };
}

/** Controls of the page. Controls in rows count only for the row in use and the next one, since rows are everywhere. */
const CONTROLS = 'main :is(button, a[href], input, [role="combobox"], [role="columnheader"])';
const ROWS = '[role="row"]:not(:has([role="columnheader"])), tbody tr';
const IN_USE = ':is(:hover, :focus-within), :is(:hover, :focus-within) + *';

/** Marks a page whose fields fill the window: toasts then go right below the header, over the page's heading. */
const AT_TOP = '[data-toasts-at-top]';

/** Top of the toasts when last placed; null before. */
let shownTop: number | null = null;

function setTop(top: number): void {
  shownTop = top;
  document.documentElement.style.setProperty('--toasts-top', `${top}px`);
}

/**
 * Places toasts where they cover the least of the page's buttons and fields. With `areShown`, toasts move only when
 * that uncovers at least `WORTH_MOVING` of a button.
 */
export function placeToasts(areShown: boolean): void {
  if (document.querySelector(AT_TOP) !== null) return setTop(LOW_START);
  const { innerWidth: width, innerHeight: height } = window;
  const controls = [...document.querySelectorAll(CONTROLS)]
    .map((control) => ({ control, edges: control.getBoundingClientRect() }))
    // Skips hidden controls before the costlier look-up of their row.
    .filter(
      ({ control, edges }) => edges.width > 0 && (control.closest(ROWS)?.matches(IN_USE) ?? true),
    )
    .map(({ edges }) => edges);
  setTop(toastsTop(controls, { width, height }, stackSize(), areShown ? shownTop : null));
}
