import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';

/** Focuses the page title after a navigation, for keyboards and screen readers. */
export function usePageFocus(): void {
  const { pathname } = useLocation();
  const lastPath = useRef(pathname);
  useEffect(() => {
    if (lastPath.current === pathname) return;
    lastPath.current = pathname;
    // On back navigation the list restores the focus to its row; a form begins in its first field.
    if (document.activeElement?.closest('[role="grid"], main form')) return;
    const title = document.querySelector<HTMLElement>('[data-page-title]');
    (title ?? document.getElementById('main'))?.focus({ preventScroll: true });
    window.scrollTo(0, 0);
  }, [pathname]);
}
