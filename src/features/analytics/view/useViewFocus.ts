import { useLayoutEffect, useRef } from 'react';
import { useNavigationType } from 'react-router-dom';
import { findMain, findPageTitle } from '../../../ui/command/findPageTitle';
import { analyticsPath, type AnalyticsView } from './useAnalyticsView';

/**
 * Scrolls another view to its top, and focuses the page title when the focused element has unmounted (WCAG 2.2, 2.4.3).
 */
export function useViewFocus({ tab, tour, language, show }: AnalyticsView): void {
  const path = analyticsPath({ tab, tour, language, show });
  const isBack = useNavigationType() === 'POP';
  const last = useRef(path);
  useLayoutEffect(() => {
    if (last.current === path) return;
    last.current = path;
    const main = findMain();
    if (main !== null && !isBack) main.scrollTop = 0;
    if (document.activeElement === document.body) findPageTitle()?.focus({ preventScroll: true });
  }, [path, isBack]);
}
