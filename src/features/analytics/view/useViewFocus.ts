import { useLayoutEffect, useRef } from 'react';
import { useNavigationType } from 'react-router-dom';
import { findMain, findPageTitle } from '../../../ui/command/findPageTitle';
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
    const main = findMain();
    if (main !== null && !isBack) main.scrollTop = 0;
    if (document.activeElement === document.body) findPageTitle()?.focus({ preventScroll: true });
  }, [address, isBack]);
}
