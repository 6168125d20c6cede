import { type ReactNode } from 'react';
import { FullScreenSpinner } from '../../ui/feedback/FullScreenSpinner';
import { useLanguagesAtStart } from './useLanguagesAtStart';
import { useStartLabel } from './useStartLabel';

/**
 * Nothing is asked of the worker before the person's cache is open, since fresh rows would be overwritten,
 * nor before it is known in which language.
 */
export function ScreenGate({ children }: { children: ReactNode }) {
  const hasStarted = useLanguagesAtStart();
  const label = useStartLabel();
  return hasStarted ? children : <FullScreenSpinner label={label} isInPage />;
}
