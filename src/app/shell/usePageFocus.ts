import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router';

/** After a navigation the new page's title takes the focus, so that a keyboard starts there. */
export function usePageFocus(): void {
  const { pathname } = useLocation();
  const lastPath = useRef(pathname);
  useEffect(() => {
    if (lastPath.current === pathname) return;
    lastPath.current = pathname;
    // Back in a list, the row that was left has it again.
    if (document.activeElement?.closest('[role="grid"]')) return;
    const title = document.querySelector<HTMLElement>('[data-page-title]');
    (title ?? document.getElementById('main'))?.focus({ preventScroll: true });
    window.scrollTo(0, 0);
  }, [pathname]);
}
