import { useEffect, useRef, type FocusEvent } from 'react';
import { findPageTitle } from '../../ui/command/findPageTitle';

/**
 * Keeps the focus in a list whose focused entry has gone: it moves to the entry that took its place, or to the
 * last one, and without any to the page's title (WCAG 2.2, 2.4.3).
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
  /** Leaving for another element; an entry that is removed has no blur that React hears. */
  const onBlur = ({ relatedTarget }: FocusEvent) => {
    if (relatedTarget !== null && list.current?.contains(relatedTarget) === false) {
      focusedIndex.current = null;
    }
  };
  return { ref: list, onFocus, onBlur };
}
