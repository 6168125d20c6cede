/** Where rows of one height stand on the screen, in pixels. */
export interface RowSpace {
  /** Upper edge of the first row, also where that is scrolled out of sight. */
  top: number;
  rowHeight: number;
  count: number;
}

export interface RowDrop {
  /** The place (0 first) that the dragged row takes. */
  to: number;
  /** Where the line of the gap lies, in pixels. */
  lineY: number;
}

/** Where a row goes that is let go at `y`: into the nearest gap between the others. */
export function dropAt({ top, rowHeight, count }: RowSpace, from: number, y: number): RowDrop {
  const gap = Math.max(0, Math.min(Math.round((y - top) / rowHeight), count));
  const to = gap > from ? gap - 1 : gap;
  return { to, lineY: top + gap * rowHeight };
}

const EDGE_PIXELS = 40;
const FASTEST_PIXELS = 14;

/** Pixels a frame that a list scrolls under a pointer near to one of its edges, or beyond it; negative: up. */
export function scrollStep(view: { top: number; bottom: number }, y: number): number {
  const above = view.top + EDGE_PIXELS - y;
  const below = y - (view.bottom - EDGE_PIXELS);
  const depth = Math.max(above, below);
  if (depth <= 0) return 0;
  const pixels = Math.round(Math.min(1, depth / EDGE_PIXELS) * FASTEST_PIXELS);
  return above > below ? -pixels : pixels;
}
