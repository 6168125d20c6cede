import { type ReactNode } from 'react';
import { useOpenCount } from '../hooks/useOpenCount';

interface OnceOpenedProps {
  isOpen: boolean;
  children: ReactNode;
}

/** Draws a menu, a dialog or a tooltip from its first opening on: most of those of a page are never opened. */
export function OnceOpened({ isOpen, children }: OnceOpenedProps) {
  return useOpenCount(isOpen) > 0 ? children : null;
}
