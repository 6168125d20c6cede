import { useEffect, useRef, type RefObject } from 'react';
import { type AdminRequest } from '../../../domain/people/admin';
import { isModalOpen } from '../../../ui/command/command';

/**
 * Moves the focus on when a decision has taken its request away: to the row that follows, to the last one, or
 * to the list itself once it is empty.
 */
export function useNextRequestFocus<E extends HTMLElement>(
  requests: readonly AdminRequest[],
): RefObject<E | null> {
  const list = useRef<E>(null);
  const shown = useRef(requests);
  /** Index of a row that has gone; null for none. */
  const gone = useRef<number | null>(null);
  // After each rendering: a row may go before its dialog closes, or after.
  useEffect(() => {
    const ids = new Set(requests.map(({ id }) => id));
    const index = shown.current.findIndex(({ id }) => !ids.has(id));
    shown.current = requests;
    if (index >= 0) gone.current = index;
    if (gone.current === null || isModalOpen()) return;
    const goneIndex = gone.current;
    gone.current = null;
    if (document.activeElement !== document.body) return;
    const rows = list.current?.querySelectorAll<HTMLElement>(':scope > li') ?? [];
    const next = rows[Math.min(goneIndex, rows.length - 1)]?.querySelector('button');
    (next ?? list.current)?.focus();
  });
  return list;
}
