import { useEffect } from 'react';
import { useConsoleSelector } from '../state/hooks';
import { selectOutbox } from '../state/outbox/outboxSlice';

/** Asks before the tab is closed, where what is unsent could not be stored and would go with it. */
export function useLeaveWarning(): void {
  const { entries, isDurable } = useConsoleSelector(selectOutbox);
  const wouldLose = !isDurable && entries.length > 0;
  useEffect(() => {
    if (!wouldLose) return;
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', ask);
    return () => window.removeEventListener('beforeunload', ask);
  }, [wouldLose]);
}
