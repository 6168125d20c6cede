import { useLayoutEffect, useRef } from 'react';
import { analyticsAddress, type AnalyticsView } from './useAnalyticsView';

/** Focuses the page title where what led to another view has gone with the last one (WCAG 2.2, 2.4.3). */
export function useViewFocus({ tab, tour, language, show }: AnalyticsView): void {
  const address = analyticsAddress({ tab, tour, language, show });
  const last = useRef(address);
  useLayoutEffect(() => {
    if (last.current === address) return;
    last.current = address;
    if (document.activeElement !== document.body) return;
    document.querySelector<HTMLElement>('[data-page-title]')?.focus({ preventScroll: true });
  }, [address]);
}
