import { useEffect, useLayoutEffect, useRef } from 'react';
import { useLocation, useNavigationType } from 'react-router-dom';
import { findMain, findPageTitle } from '../../ui/command/findPageTitle';

/** True when the focus is on a tab of the record whose page was left. */
function isOnTabOf(leftPath: string): boolean {
  const tabs = document.activeElement?.closest('[role="tablist"]')?.querySelectorAll('a');
  // The record's own path shows its first tab.
  return [...(tabs ?? [])].some(({ pathname }) => `${pathname}/`.startsWith(`${leftPath}/`));
}

/** Scroll offsets of pages in pixels, by the key of their history entry. */
const savedTops = new Map<string, number>();

/** Saves the scroll offset of the current page. */
function useSavedTop(key: string): void {
  useEffect(() => {
    const main = findMain();
    const save = () => savedTops.set(key, main?.scrollTop ?? 0);
    main?.addEventListener('scroll', save, { passive: true });
    return () => main?.removeEventListener('scroll', save);
  }, [key]);
}

/** Scrolls a page to `top`, then brings its focused element into view. */
function scrollPage(top: number, focused: Element | null | undefined): void {
  const main = findMain();
  if (main !== null) main.scrollTop = top;
  focused?.scrollIntoView({ block: 'nearest' });
}

/**
 * After a navigation, scrolls the page and focuses its title, for keyboards and screen readers. A focused tab of the
 * same record keeps the focus.
 */
export function usePageFocus(): void {
  const { pathname, key } = useLocation();
  const isBack = useNavigationType() === 'POP';
  const lastPath = useRef(pathname);
  useSavedTop(key);
  // A layout effect: a later one could steal the focus from the target of the first key press on the page.
  useLayoutEffect(() => {
    if (lastPath.current === pathname) return;
    const leftPath = lastPath.current;
    lastPath.current = pathname;
    // On back navigation the list restores focus to its row; a form focuses its first field.
    const focused = document.activeElement;
    const hasOwnFocus = focused?.closest('[role="grid"], main form') != null;
    scrollPage(isBack ? (savedTops.get(key) ?? 0) : 0, hasOwnFocus ? focused : null);
    if (hasOwnFocus || isOnTabOf(leftPath)) return;
    (findPageTitle() ?? findMain())?.focus({ preventScroll: true });
  }, [pathname, key, isBack]);
}
