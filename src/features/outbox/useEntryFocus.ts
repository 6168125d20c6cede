import { useEffect, useRef, type FocusEvent } from 'react';
import { findPageTitle } from '../../ui/command/findPageTitle';

/**
 * Keeps the focus in the list when the focused entry disappears: on the entry that takes its place, else the last one,
 * or the page's title when the list is empty (WCAG 2.2, 2.4.3).
 */
export function useEntryFocus(count: number) {
  const list = useRef<HTMLUListElement>(null);
  const focusedIndex = useRef<number | null>(null);
  useEffect(() => {
    if (focusedIndex.current === null || !(document.activeElement?.matches('body') ?? true)) return;
    const entries = list.current?.children ?? [];
    const entry = entries[Math.min(focusedIndex.current, entries.length - 1)];
    const target = entry?.querySelector<HTMLElement>('a, button, input:checked');
    (target ?? findPageTitle())?.focus();
  }, [count]);
  const onFocus = ({ currentTarget, target }: FocusEvent<HTMLUListElement>) => {
    focusedIndex.current = Array.from(currentTarget.children).findIndex((entry) =>
      entry.contains(target),
    );
  };
  /** Focus moving outside the list; React fires no blur for a removed entry. */
  const onBlur = ({ relatedTarget }: FocusEvent) => {
    if (relatedTarget !== null && list.current?.contains(relatedTarget) === false) {
      focusedIndex.current = null;
    }
  };
  return { ref: list, onFocus, onBlur };
}
