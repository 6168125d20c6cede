import { useEffect } from 'react';
import { useConsoleSelector } from '../../state/hooks/storeHooks';
import { selectHasRunningUploads } from '../../state/model/uploadsSlice';
import { selectWouldLose } from '../../state/outbox/outboxSlice';

/** Asks for confirmation before the tab closes while unsent edits could not be stored, or a file is sent. */
export function useUnloadWarning(): void {
  const wouldLoseEdits = useConsoleSelector(selectWouldLose);
  const hasUploads = useConsoleSelector(selectHasRunningUploads);
  const wouldLose = wouldLoseEdits || hasUploads;
  useEffect(() => {
    if (!wouldLose) return;
    const preventUnload = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', preventUnload);
    return () => window.removeEventListener('beforeunload', preventUnload);
  }, [wouldLose]);
}
