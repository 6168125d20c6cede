import { useEffect, useRef, type RefObject } from 'react';
import { type AdminRequest } from '../../../domain/people/admin';
import { isModalOpen } from '../../../ui/command/command';

/**
 * Moves the focus on when a decided request disappears: to the following row, else the last row, or the list itself
 * when empty.
 */
export function useNextRequestFocus<E extends HTMLElement>(
  requests: readonly AdminRequest[],
): RefObject<E | null> {
  const list = useRef<E>(null);
  const shown = useRef(requests);
  /** Index of the row that disappeared; null for none. */
  const removedIndex = useRef<number | null>(null);
  // Runs after each render: a row may disappear before or after its dialog closes.
  useEffect(() => {
    const ids = new Set(requests.map(({ id }) => id));
    const index = shown.current.findIndex(({ id }) => !ids.has(id));
    shown.current = requests;
    if (index >= 0) removedIndex.current = index;
    if (removedIndex.current === null || isModalOpen()) return;
    const rowIndex = removedIndex.current;
    removedIndex.current = null;
    if (document.activeElement !== document.body) return;
    const rows = list.current?.querySelectorAll<HTMLElement>(':scope > li') ?? [];
    const next = rows[Math.min(rowIndex, rows.length - 1)]?.querySelector('button');
    (next ?? list.current)?.focus();
  });
  return list;
}
