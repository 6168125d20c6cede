import { useLayoutEffect, useRef } from 'react';
import Button, { type ButtonProps } from '@mui/material/Button';
import { findMain, findPageTitle } from '../command/findPageTitle';

/** Element that has had the focus since a button that was pressed has gone. */
let standIn: Element | null = null;

/** Gives the focus of a button that has gone to the next one, else to the title of the page. */
function focusStandIn() {
  if (document.activeElement !== document.body) return;
  const retry = document.querySelector<HTMLElement>('[data-retry]');
  const next = retry ?? findPageTitle() ?? findMain();
  next?.focus({ preventScroll: true });
  standIn = next;
}

/**
 * Button that loads anew. It goes while it does, and has the focus again where it comes back; where the data comes
 * instead, the title of the page has it (WCAG 2.2, 2.4.3).
 */
export function RetryButton(props: Omit<ButtonProps, 'children'>) {
  const ref = useRef<HTMLButtonElement>(null);
  useLayoutEffect(() => {
    const button = ref.current;
    if (standIn !== null && standIn === document.activeElement) button?.focus();
    standIn = null;
    return () => {
      // A dialog keeps the focus in itself.
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
