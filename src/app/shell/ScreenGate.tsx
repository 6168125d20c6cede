import { type ReactNode } from 'react';
import { FullScreenSpinner } from '../../ui/feedback/FullScreenSpinner';
import { useLanguagesAtStart } from './useLanguagesAtStart';
import { useStartLabel } from './useStartLabel';

/**
 * Renders the screens once the content language is settled and the person's cache is open; rows fetched earlier would
 * be overwritten by rehydration.
 */
export function ScreenGate({ children }: { children: ReactNode }) {
  const hasStarted = useLanguagesAtStart();
  const label = useStartLabel();
  return hasStarted ? children : <FullScreenSpinner label={label} isInPage />;
}
