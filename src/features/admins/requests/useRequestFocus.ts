import { useEffect, type RefObject } from 'react';

/** Scrolls a marked row into view and focuses it. */
export function useRequestFocus(row: RefObject<HTMLElement | null>, isMarked: boolean): void {
  useEffect(() => {
    if (!isMarked) return;
    row.current?.focus({ preventScroll: true });
    row.current?.scrollIntoView?.({ block: 'center' });
  }, [row, isMarked]);
}
