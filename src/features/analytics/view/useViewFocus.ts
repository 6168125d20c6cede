import { useLayoutEffect, useRef } from 'react';
import { useNavigationType } from 'react-router-dom';
import { analyticsAddress, type AnalyticsView } from './useAnalyticsView';

/**
 * Shows another view from its top, and focuses the page title where what led to it has gone with the last one (WCAG
 * 2.2, 2.4.3).
 */
export function useViewFocus({ tab, tour, language, show }: AnalyticsView): void {
  const address = analyticsAddress({ tab, tour, language, show });
  const isBack = useNavigationType() === 'POP';
  const last = useRef(address);
  useLayoutEffect(() => {
    if (last.current === address) return;
    last.current = address;
    const main = document.getElementById('main');
    if (main !== null && !isBack) main.scrollTop = 0;
    if (document.activeElement !== document.body) return;
    document.querySelector<HTMLElement>('[data-page-title]')?.focus({ preventScroll: true });
  }, [address, isBack]);
}
