import { useEffect } from 'react';
import { useConsoleSelector } from '../../state/hooks/storeHooks';
import { selectFailedUploadCount, selectHasRunningUploads } from '../../state/model/uploadsSlice';
import { selectWouldLose } from '../../state/outbox/outboxSlice';

/**
 * Asks for confirmation before the tab closes while unsent edits could not be stored, an upload is running, or a failed
 * one can be retried.
 */
export function useUnloadWarning(): void {
  const wouldLoseEdits = useConsoleSelector(selectWouldLose);
  const hasUploads = useConsoleSelector(selectHasRunningUploads);
  const hasFailedUploads = useConsoleSelector((state) => selectFailedUploadCount(state) > 0);
  const wouldLose = wouldLoseEdits || hasUploads || hasFailedUploads;
  useEffect(() => {
    if (!wouldLose) return;
    const preventUnload = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', preventUnload);
    return () => window.removeEventListener('beforeunload', preventUnload);
  }, [wouldLose]);
}
