import { useLayoutEffect, useRef } from 'react';
import Button, { type ButtonProps } from '@mui/material/Button';
import { findMain, findPageTitle } from '../command/findPageTitle';

/** Element that took over the focus from a focused retry button that was unmounted; null when none did. */
let standIn: Element | null = null;

/** Moves the focus of an unmounted retry button to another one on the page, else to the page title, else to `main`. */
function focusStandIn() {
  if (document.activeElement !== document.body) return;
  const retry = document.querySelector<HTMLElement>('[data-retry]');
  const next = retry ?? findPageTitle() ?? findMain();
  next?.focus({ preventScroll: true });
  standIn = next;
}

/**
 * Button that loads again. While the page shows a loading state instead, the page title holds the focus; the button
 * takes it back if the load fails again and it is mounted anew (WCAG 2.2, 2.4.3).
 */
export function RetryButton(props: Omit<ButtonProps, 'children'>) {
  const ref = useRef<HTMLButtonElement>(null);
  useLayoutEffect(() => {
    const button = ref.current;
    if (standIn !== null && standIn === document.activeElement) button?.focus();
    standIn = null;
    return () => {
      // A dialog traps the focus itself.
      const isInDialog = button?.closest('[role$="dialog"]') != null;
      if (document.activeElement === button && !isInDialog) queueMicrotask(focusStandIn);
    };
  }, []);
  return (
    <Button ref={ref} data-retry="" {...props}>
      Retry
    </Button>
  );
}
