interface Point {
  x: number;
  y: number;
}

const toasts = () => document.querySelectorAll('.Toasts > *');

const isIn = ({ left, right, top, bottom }: DOMRect, { x, y }: Point) =>
  x >= left && x < right && y >= top && y < bottom;

const overlap = (one: DOMRect, other: DOMRect) =>
  one.left < other.right &&
  other.left < one.right &&
  one.top < other.bottom &&
  other.top < one.bottom;

let pointer: Point | null = null;

/** Marks the toasts that the pointer moves onto; a toast that appears under a resting pointer is not marked. */
function followPointer({ clientX: x, clientY: y }: PointerEvent): void {
  const before = pointer;
  pointer = { x, y };
  for (const toast of toasts()) {
    const box = toast.getBoundingClientRect();
    if (!isIn(box, pointer)) toast.removeAttribute('data-pointed');
    else if (before === null || !isIn(box, before)) toast.setAttribute('data-pointed', '');
  }
}

/** Marks the toasts that cover the focused text field, on focus and while typing. */
function followCaret(): void {
  const { activeElement } = document;
  const field = activeElement?.matches(':read-write') === true ? activeElement : null;
  const fieldBox = field?.getBoundingClientRect();
  for (const toast of toasts()) {
    const isOver = fieldBox !== undefined && overlap(toast.getBoundingClientRect(), fieldBox);
    toast.toggleAttribute('data-over-caret', isOver);
  }
}

/** Tracks pointer and caret, to fade toasts that would hide them; returns a function that stops tracking. */
export function watchUnderToasts(): () => void {
  document.addEventListener('pointermove', followPointer, { passive: true });
  document.addEventListener('focusin', followCaret);
  document.addEventListener('keydown', followCaret);
  return () => {
    document.removeEventListener('pointermove', followPointer);
    document.removeEventListener('focusin', followCaret);
    document.removeEventListener('keydown', followCaret);
  };
}
