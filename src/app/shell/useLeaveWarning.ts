import { useEffect } from 'react';
import { useConsoleSelector } from '../../state/hooks/storeHooks';
import { selectWouldLose } from '../../state/outbox/outboxSlice';

/** Asks before the tab is closed, where what is unsent could not be stored and would go with it. */
export function useLeaveWarning(): void {
  const wouldLose = useConsoleSelector(selectWouldLose);
  useEffect(() => {
    if (!wouldLose) return;
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', ask);
    return () => window.removeEventListener('beforeunload', ask);
  }, [wouldLose]);
}
