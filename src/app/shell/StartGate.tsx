import { type ReactNode } from 'react';
import { useConsoleSelector } from '../../state/hooks/storeHooks';
import { selectSession } from '../../state/session/sessionSlice';
import { FullScreenSpinner } from '../../ui/feedback/FullScreenSpinner';
import { useStartLabel } from './useStartLabel';

/** Renders the console once the session is known. */
export function StartGate({ children }: { children: ReactNode }) {
  const { status, person } = useConsoleSelector(selectSession);
  const label = useStartLabel();
  const hasSession = status !== 'loading' || person !== null;
  return hasSession ? children : <FullScreenSpinner label={label} />;
}
