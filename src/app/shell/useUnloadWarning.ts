import { useEffect } from 'react';
import { useConsoleSelector } from '../../state/hooks/storeHooks';
import { selectWouldLose } from '../../state/outbox/outboxSlice';

/** Asks for confirmation before the tab closes while unsent edits could not be stored. */
export function useUnloadWarning(): void {
  const wouldLose = useConsoleSelector(selectWouldLose);
  useEffect(() => {
    if (!wouldLose) return;
    const preventUnload = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', preventUnload);
    return () => window.removeEventListener('beforeunload', preventUnload);
  }, [wouldLose]);
}
