import { type ReactNode } from 'react';
import { FullScreenSpinner } from '../../ui/feedback/FullScreenSpinner';
import { useLanguagesAtStart } from './useLanguagesAtStart';
import { useStartLabel } from './useStartLabel';

/**
 * Renders screens once the person's cache is open, since it would overwrite rows fetched earlier, and the
 * content language is settled.
 */
export function ScreenGate({ children }: { children: ReactNode }) {
  const hasStarted = useLanguagesAtStart();
  const label = useStartLabel();
  return hasStarted ? children : <FullScreenSpinner label={label} isInPage />;
}
