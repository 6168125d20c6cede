import { useEffect, type RefObject } from 'react';

/** Brings a row into sight when it is marked, with the focus. */
export function useRequestFocus(row: RefObject<HTMLElement | null>, isMarked: boolean): void {
  useEffect(() => {
    if (!isMarked) return;
    row.current?.focus({ preventScroll: true });
    row.current?.scrollIntoView?.({ block: 'center' });
  }, [row, isMarked]);
}
