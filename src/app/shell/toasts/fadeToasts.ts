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

/** Marks the toasts that the pointer moves onto; one that came to where the pointer rests is left as it is. */
function followPointer({ clientX: x, clientY: y }: PointerEvent): void {
  const before = pointer;
  pointer = { x, y };
  for (const toast of toasts()) {
    const box = toast.getBoundingClientRect();
    if (!isIn(box, pointer)) toast.removeAttribute('data-pointed');
    else if (before === null || !isIn(box, before)) toast.setAttribute('data-pointed', '');
  }
}

/** Marks the toasts that cover the text field with the caret, as it comes there and while one types. */
function followCaret(): void {
  const { activeElement } = document;
  const field = activeElement?.matches(':read-write') === true ? activeElement : null;
  const fieldBox = field?.getBoundingClientRect();
  for (const toast of toasts()) {
    const isOver = fieldBox !== undefined && overlap(toast.getBoundingClientRect(), fieldBox);
    toast.toggleAttribute('data-over-caret', isOver);
  }
}

/** Follows pointer and caret, for toasts that would hide them; returns what ends that. */
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
