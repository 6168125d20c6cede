/** Pixels between a control and the first toast, beside the toast's own margin. */
const GAP = 2;
/** Pixels above and below each toast together, by its style sheet. */
const MARGINS = 6;
/** Pixels between toasts and the window's right edge. */
const MARGIN_RIGHT = 20;

/** Pixels that toasts take at the right of the window, their margins included. */
interface StackSize {
  width: number;
  height: number;
}
/** Room for one toast with one line of text. */
const ONE_TOAST: StackSize = { width: 320, height: 46 };
/** Share of the window's height below which no toast begins. */
const LOWEST = 0.35;
/** Pixels from the window's top to the first toast, and those in a low window. */
const START = 112;
/** Height of a window, in pixels, up to which only the header is above the first toast. */
const LOW_WINDOW_PX = 600;
const LOW_START = 50;
/** Buttons that toasts have to cover more than elsewhere before they move while they are read. */
const WORTH_MOVING = 0.5;

type Edges = Pick<DOMRect, 'left' | 'right' | 'top' | 'bottom' | 'width'>;

/** Square pixels up to which a control counts in full; a larger one is still seen, and pressed, beside the toasts. */
const BUTTON_AREA = 8000;

/** Weight of what lies under toasts of a control: its share, less for a wide link or a card. */
function coveredPart({ left, right, top, bottom }: Edges, from: number, to: number, edge: number) {
  const width = (right - Math.max(left, edge)) / (right - left);
  const height = (Math.min(bottom, to) - Math.max(top, from)) / (bottom - top);
  const weight = Math.min(1, BUTTON_AREA / ((right - left) * (bottom - top)));
  return Math.max(0, width) * Math.max(0, height) * weight;
}

/** A top near the usual one at which toasts cover little of the controls; `now`, the present one, if about as good. */
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
  // Lower down they are further from where they are expected.
  const costOf = (top: number) => coveredAt(top) + (top - start) / window.height;
  const best = tops.reduce((one, other) => (costOf(other) < costOf(one) ? other : one));
  return now !== null && coveredAt(now) - coveredAt(best) < WORTH_MOVING ? now : best;
}

/** Room that the toasts shown take. */
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

/**
 * Controls of the page. Those of rows are everywhere: they count in the row that is being worked on, and in the next.
 */
const CONTROLS = 'main :is(button, a[href], input, [role="combobox"], [role="columnheader"])';
const ROWS = '[role="row"]:not(:has([role="columnheader"])), tbody tr';
const IN_USE = ':is(:hover, :focus-within), :is(:hover, :focus-within) + *';

/** Mark of a page whose fields fill the window: toasts are right below the header there, over its own heading. */
const AT_TOP = '[data-toasts-at-top]';

/** Last top of the toasts. */
let shownTop: number | null = null;

function setTop(top: number): void {
  shownTop = top;
  document.documentElement.style.setProperty('--toasts-top', `${top}px`);
}

/**
 * Puts toasts where they cover least of the page's buttons and fields; those that `areShown` move only for a whole
 * button.
 */
export function placeToasts(areShown: boolean): void {
  if (document.querySelector(AT_TOP) !== null) return setTop(LOW_START);
  const { innerWidth: width, innerHeight: height } = window;
  const controls = [...document.querySelectorAll(CONTROLS)]
    .map((control) => ({ control, edges: control.getBoundingClientRect() }))
    // Those that are not drawn need no search for their row.
    .filter(
      ({ control, edges }) => edges.width > 0 && (control.closest(ROWS)?.matches(IN_USE) ?? true),
    )
    .map(({ edges }) => edges);
  setTop(toastsTop(controls, { width, height }, stackSize(), areShown ? shownTop : null));
}
