import { type ReactNode } from 'react';
import { useConsoleSelector } from '../../state/hooks/storeHooks';
import { selectSession } from '../../state/session/sessionSlice';
import { FullScreenSpinner } from '../../ui/feedback/FullScreenSpinner';
import { useStartLabel } from './useStartLabel';

/** Nothing is drawn before it is known whose console this is. */
export function StartGate({ children }: { children: ReactNode }) {
  const { status, person } = useConsoleSelector(selectSession);
  const label = useStartLabel();
  const isKnown = status !== 'loading' || person !== null;
  return isKnown ? children : <FullScreenSpinner label={label} />;
}
