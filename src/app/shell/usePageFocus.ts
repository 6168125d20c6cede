import { useEffect, useLayoutEffect, useRef } from 'react';
import { useLocation, useNavigationType } from 'react-router-dom';
import { findMain, findPageTitle } from '../../ui/command/findPageTitle';

/** True when the focus is on a tab of a record, one of whose tabs was left for it. */
function isOnTabOf(leftPath: string): boolean {
  const tabs = document.activeElement?.closest('[role="tablist"]')?.querySelectorAll('a');
  // The record's own path shows its first tab.
  return [...(tabs ?? [])].some(({ pathname }) => `${pathname}/`.startsWith(`${leftPath}/`));
}

/** Scroll offsets of pages in pixels, by the key of their history entry. */
const savedTops = new Map<string, number>();

/** Keeps the scroll offset of the page that is shown. */
function useSavedTop(key: string): void {
  useEffect(() => {
    const main = findMain();
    const save = () => savedTops.set(key, main?.scrollTop ?? 0);
    main?.addEventListener('scroll', save, { passive: true });
    return () => main?.removeEventListener('scroll', save);
  }, [key]);
}

/** Shows a page from its top, or on back navigation from where it was left, and what has the focus in it. */
function scrollPage(top: number, focused: Element | null | undefined): void {
  const main = findMain();
  if (main !== null) main.scrollTop = top;
  focused?.scrollIntoView({ block: 'nearest' });
}

/**
 * After a navigation scrolls the page and focuses its title, for keyboards and screen readers. A tab keeps the focus.
 */
export function usePageFocus(): void {
  const { pathname, key } = useLocation();
  const isBack = useNavigationType() === 'POP';
  const lastPath = useRef(pathname);
  useSavedTop(key);
  // In the layout effect: later, it would take the focus from what the first key on the page led to.
  useLayoutEffect(() => {
    if (lastPath.current === pathname) return;
    const leftPath = lastPath.current;
    lastPath.current = pathname;
    // On back navigation the list restores the focus to its row; a form begins in its first field.
    const focused = document.activeElement;
    const hasOwnFocus = focused?.closest('[role="grid"], main form') != null;
    scrollPage(isBack ? (savedTops.get(key) ?? 0) : 0, hasOwnFocus ? focused : null);
    if (hasOwnFocus || isOnTabOf(leftPath)) return;
    (findPageTitle() ?? findMain())?.focus({ preventScroll: true });
  }, [pathname, key, isBack]);
}
