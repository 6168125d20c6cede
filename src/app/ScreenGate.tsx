import { type ReactNode } from 'react';
import { useMatches } from 'react-router';
import { StartedContext } from '../state/StartedContext';
import { FullScreenSpinner } from '../ui/FullScreenSpinner';
import { useLanguagesAtStart } from './useLanguagesAtStart';
import { useStartLabel } from './useStartLabel';

/** A route's handle: its screen can be drawn, and asks for nothing, as long as the console has not started. */
export interface EarlyRoute {
  isEarly: boolean;
}

const isEarly = (handle: unknown) =>
  typeof handle === 'object' && handle !== null && 'isEarly' in handle && handle.isEarly === true;

/**
 * Nothing is asked of the worker before the person's cache is open, since fresh rows would be overwritten,
 * nor before it is known in which language.
 */
export function ScreenGate({ children }: { children: ReactNode }) {
  const hasStarted = useLanguagesAtStart();
  const canWait = useMatches().some(({ handle }) => isEarly(handle));
  const label = useStartLabel();
  return (
    <StartedContext value={hasStarted}>
      {hasStarted || canWait ? children : <FullScreenSpinner label={label} isInPage />}
    </StartedContext>
  );
}
