import { useEffect, useEffectEvent, useState } from 'react';
import { useConsoleStore } from '../../../state/hooks/storeHooks';
import { selectPerson } from '../../../state/session/sessionSlice';
import { baseAsSeen, unsavedChangesOf, countChanges, type WorkingCopy } from './workingCopy';
import { chapterDraftStorage } from './chapterDraftStorage';

const WRITE_DEBOUNCE_MS = 150;

/** Writes unsaved chapters to sessionStorage, debounced after each change, on pagehide and on unmount. */
export function useChapterDraft(personId: string, mediaId: string, work: WorkingCopy) {
  const store = useConsoleStore();
  const [drafts] = useState(() => chapterDraftStorage(personId, mediaId));
  const isDirty = countChanges(unsavedChangesOf(work)) > 0;

  const write = useEffectEvent(() => {
    if (isDirty) drafts.write({ base: baseAsSeen(work), chapters: work.history.present });
  });
  useEffect(() => {
    if (!isDirty) return;
    const timer = setTimeout(() => write(), WRITE_DEBOUNCE_MS);
    return () => clearTimeout(timer);
  }, [work, isDirty]);
  useEffect(() => {
    const flush = () => write();
    window.addEventListener('pagehide', flush);
    return () => {
      window.removeEventListener('pagehide', flush);
      // Flushes when the session expired, but not after a sign-out, which must leave nothing behind.
      if (selectPerson(store.getState())?.id === personId) flush();
    };
  }, [store, personId]);
  return drafts;
}
