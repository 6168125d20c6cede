import { useEffect, type RefObject } from 'react';
import { HEAD_HEIGHT } from './chapterTableStyles';

/** Scrolls only the table, not its ancestors, until a row is in view. */
function reveal(scroller: HTMLElement, row: Element): void {
  const box = scroller.getBoundingClientRect();
  const { top, bottom } = row.getBoundingClientRect();
  const hiddenAbove = box.top + HEAD_HEIGHT - top;
  const hiddenBelow = bottom - box.bottom;
  if (hiddenAbove > 0) scroller.scrollTop -= hiddenAbove;
  else if (hiddenBelow > 0) scroller.scrollTop += hiddenBelow;
}

/** Scrolls a row into view whenever its id or `trigger` changes; a null id means no row. */
export function useRowInView(
  scroller: RefObject<HTMLElement | null>,
  id: string | null,
  trigger: unknown = id,
): void {
  useEffect(() => {
    const row =
      id === null ? null : scroller.current?.querySelector(`[data-row="${CSS.escape(id)}"]`);
    if (scroller.current && row) reveal(scroller.current, row);
  }, [scroller, id, trigger]);
}
