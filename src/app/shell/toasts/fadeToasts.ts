type Place = Pick<DOMRect, 'left' | 'right' | 'top' | 'bottom'>;

/** True where two places share more than an edge. */
const overlap = (one: Place, other: Place) =>
  one.left < other.right &&
  other.left < one.right &&
  one.top < other.bottom &&
  other.top < one.bottom;

/** Place of the control or field that has the focus; null where that is the page, or a toast. */
function focusedPlace(): Place | null {
  const { activeElement } = document;
  const isApart = activeElement?.matches('body, [tabindex="-1"], .Toasts *') ?? true;
  return isApart ? null : (activeElement?.getBoundingClientRect() ?? null);
}

/** Fades the toasts that lie over the pointer, or over what has the focus, and shows the others; gives their number. */
export function fadeToasts(pointer: Place | null): number {
  const toasts = [...document.querySelectorAll('.Toasts > *')];
  const focused = toasts.length === 0 ? null : focusedPlace();
  for (const toast of toasts) {
    const place = toast.getBoundingClientRect();
    // A pointer at a toast with a button means that button.
    const pointed = toast.querySelector('button') === null ? pointer : null;
    const isOver = [pointed, focused].some((each) => each !== null && overlap(place, each));
    toast.toggleAttribute('data-faded', isOver);
  }
  return toasts.length;
}

/** Frames without a toast after which none is expected. */
const MAX_EMPTY_FRAMES = 60;

/** Follows the pointer, and fades what lies over it in each frame that has toasts. */
export function watchPointer() {
  let pointer: Place | null = null;
  let frame = 0;
  let emptyFrames = 0;
  const move = ({ clientX: left, clientY: top }: PointerEvent) => {
    pointer = { left, right: left + 1, top, bottom: top + 1 };
  };
  document.addEventListener('pointermove', move, { passive: true });
  const check = () => {
    emptyFrames = fadeToasts(pointer) === 0 ? emptyFrames + 1 : 0;
    frame = emptyFrames > MAX_EMPTY_FRAMES ? 0 : requestAnimationFrame(check);
  };
  return {
    /** Called when a toast is announced. */
    start() {
      emptyFrames = 0;
      if (frame === 0) frame = requestAnimationFrame(check);
    },
    stop() {
      document.removeEventListener('pointermove', move);
      cancelAnimationFrame(frame);
    },
  };
}
