import { useLayoutEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';

/** True when the focus is on a tab of a record, one of whose tabs was left for it. */
function isOnTabOf(leftPath: string): boolean {
  const tabs = document.activeElement?.closest('[role="tablist"]')?.querySelectorAll('a');
  // The record's own address shows its first tab.
  return [...(tabs ?? [])].some(({ pathname }) => `${pathname}/`.startsWith(`${leftPath}/`));
}

/** Focuses the page title after a navigation, for keyboards and screen readers. A tab keeps the focus. */
export function usePageFocus(): void {
  const { pathname } = useLocation();
  const lastPath = useRef(pathname);
  // In the layout effect: later, it would take the focus from what the first key on the page led to.
  useLayoutEffect(() => {
    if (lastPath.current === pathname) return;
    const leftPath = lastPath.current;
    lastPath.current = pathname;
    // On back navigation the list restores the focus to its row; a form begins in its first field.
    if (document.activeElement?.closest('[role="grid"], main form')) return;
    window.scrollTo(0, 0);
    if (isOnTabOf(leftPath)) return;
    const title = document.querySelector<HTMLElement>('[data-page-title]');
    (title ?? document.getElementById('main'))?.focus({ preventScroll: true });
  }, [pathname]);
}
