import { useEffect, useRef } from 'react';

/** True when nothing is focused, or a disabled control. */
const isFocusLost = () => document.activeElement?.matches('body, :disabled') ?? true;

/**
 * Focuses the first button of a mounted container if the same action removed or disabled the focused element (WCAG 2.2,
 * 2.4.3).
 */
export function useLostFocus() {
  const container = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (isFocusLost()) container.current?.querySelector('button')?.focus();
  }, []);
  return container;
}
