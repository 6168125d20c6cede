/** Position of rows of equal height in the viewport, in pixels. */
export interface RowGeometry {
  /** Upper edge of the first row, even when scrolled out of view. */
  top: number;
  rowHeight: number;
  count: number;
}

export interface RowDrop {
  /** Zero-based target index of the dragged row. */
  to: number;
  /** Vertical position of the line in the gap, in pixels. */
  lineY: number;
}

/** Drop target of a row released at `y`: the nearest gap between the other rows. */
export function dropAt({ top, rowHeight, count }: RowGeometry, from: number, y: number): RowDrop {
  const gap = Math.max(0, Math.min(Math.round((y - top) / rowHeight), count));
  const to = gap > from ? gap - 1 : gap;
  return { to, lineY: top + gap * rowHeight };
}

/** Height in pixels of the auto-scroll zone at each edge. */
const EDGE_PIXELS = 40;
const MAX_SCROLL_PIXELS = 14;

/** Auto-scroll speed, in pixels per frame, for a pointer near or beyond an edge; negative upwards. */
export function autoScrollStep(view: { top: number; bottom: number }, y: number): number {
  const above = view.top + EDGE_PIXELS - y;
  const below = y - (view.bottom - EDGE_PIXELS);
  const depth = Math.max(above, below);
  if (depth <= 0) return 0;
  const pixels = Math.round(Math.min(1, depth / EDGE_PIXELS) * MAX_SCROLL_PIXELS);
  return above > below ? -pixels : pixels;
}
