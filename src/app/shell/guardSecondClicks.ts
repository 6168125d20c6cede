/** Maximum time and distance between the two presses of a double click. */
const DOUBLE_CLICK_MS = 500;
const DOUBLE_CLICK_PX = 10;

interface Press {
  x: number;
  y: number;
  atMs: number;
  /** Dialog that contained the press, if any. */
  dialog: Element | null;
  /** Form that contained the press, if any. */
  form: Element | null;
}

const closest = ({ target }: Event, selector: string) =>
  target instanceof Element ? target.closest(selector) : null;

function isSecondOf(first: Press, { clientX: x, clientY: y, timeStamp }: PointerEvent): boolean {
  // Scripted presses have no coordinates, so two of them would always count as near each other.
  if (x === 0 && y === 0) return false;
  const isNear = Math.hypot(x - first.x, y - first.y) < DOUBLE_CLICK_PX;
  return isNear && timeStamp - first.atMs < DOUBLE_CLICK_MS;
}

/**
 * True when the dialog or form of the first press has closed. A closing dialog may stay in the document while it fades.
 */
const hasClosed = ({ dialog, form }: Press, pressed: Element | null) =>
  (dialog !== null && dialog !== pressed) || form?.isConnected === false;

/**
 * Swallows the second click of a double click whose first click closed a dialog or a form; that second click would
 * otherwise hit the element below. Returns a function that removes the guard.
 */
export function guardSecondClicks(): () => void {
  let first: Press | null = null;
  let isSwallowing = false;
  const swallow = (event: Event) => {
    event.preventDefault();
    event.stopPropagation();
  };
  const press = (event: PointerEvent) => {
    const dialog = closest(event, '[role$="dialog"]');
    const isSecond = first !== null && isSecondOf(first, event);
    isSwallowing = isSecond && first !== null && hasClosed(first, dialog);
    if (isSwallowing) swallow(event);
    const { clientX: x, clientY: y, timeStamp: atMs } = event;
    if (!isSecond) first = { x, y, atMs, dialog, form: closest(event, 'form') };
  };
  const follow = (event: MouseEvent) => {
    // Keyboard activation has a click count of 0.
    if (isSwallowing && event.detail > 0) swallow(event);
  };
  const options = { capture: true };
  const following = ['mousedown', 'mouseup', 'click', 'dblclick'] as const;
  window.addEventListener('pointerdown', press, options);
  for (const name of following) window.addEventListener(name, follow, options);
  return () => {
    window.removeEventListener('pointerdown', press, options);
    for (const name of following) window.removeEventListener(name, follow, options);
  };
}
