import { type ReactNode } from 'react';
import { useOpenCount } from '../hooks/useOpenCount';

interface OnceOpenedProps {
  isOpen: boolean;
  children: ReactNode;
}

/** Mounts a menu, dialog or tooltip at its first opening, because most of those on a page are never opened. */
export function OnceOpened({ isOpen, children }: OnceOpenedProps) {
  return useOpenCount(isOpen) > 0 ? children : null;
}
