import { type ReactNode } from 'react';
import { useConsoleSelector } from '../state/hooks';
import { selectSession } from '../state/session/sessionSlice';
import { FullScreenSpinner } from '../ui/FullScreenSpinner';
import { useLanguagesAtStart } from './useLanguagesAtStart';
import { useStartLabel } from './useStartLabel';

/** Nothing is asked of the worker before the person's cache is open: fresh rows would be overwritten. */
export function StartGate({ children }: { children: ReactNode }) {
  const { status } = useConsoleSelector(selectSession);
  const label = useStartLabel();
  if (status === 'loading') return <FullScreenSpinner label={label} />;
  return <LanguagesGate label={label}>{children}</LanguagesGate>;
}

function LanguagesGate({ label, children }: { label: string; children: ReactNode }) {
  const hasLanguages = useLanguagesAtStart();
  return hasLanguages ? children : <FullScreenSpinner label={label} />;
}
