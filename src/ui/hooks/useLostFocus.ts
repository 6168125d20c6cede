import { useEffect, useRef } from 'react';

/** True when the focus is on nothing, or on a control that can no longer be used. */
const isFocusLost = () => document.activeElement?.matches('body, :disabled') ?? true;

/**
 * Moves the focus to the first button of what appears, where what had it has gone or was disabled by the same action
 * (WCAG 2.2, 2.4.3).
 */
export function useLostFocus() {
  const container = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (isFocusLost()) container.current?.querySelector('button')?.focus();
  }, []);
  return container;
}
