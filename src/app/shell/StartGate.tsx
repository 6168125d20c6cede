import { useLayoutEffect, type ReactNode } from 'react';
import { useConsoleSelector } from '../../state/hooks/storeHooks';
import { selectSession } from '../../state/session/sessionSlice';
import { FullScreenSpinner } from '../../ui/feedback/FullScreenSpinner';
import { removeStartFrame } from '../frame/removeStartFrame';
import { useStartLabel } from './useStartLabel';

/** Renders the console once the session is known. */
export function StartGate({ children }: { children: ReactNode }) {
  const { status, person } = useConsoleSelector(selectSession);
  const label = useStartLabel();
  const hasSession = status !== 'loading' || person !== null;
  useLayoutEffect(() => {
    if (hasSession) removeStartFrame();
  }, [hasSession]);
  return hasSession ? children : <FullScreenSpinner label={label} />;
}
