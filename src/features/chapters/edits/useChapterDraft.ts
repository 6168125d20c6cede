import { useEffect, useEffectEvent, useState } from 'react';
import { unsavedChangesOf, countChanges, type WorkingCopy } from './workingCopy';
import { chapterDraftStorage } from './chapterDraftStorage';

const WRITE_DEBOUNCE_MS = 150;

/** Writes unsaved chapters to sessionStorage, debounced after each change and on pagehide. */
export function useChapterDraft(personId: string, mediaId: string, work: WorkingCopy) {
  const [drafts] = useState(() => chapterDraftStorage(personId, mediaId));
  const isDirty = countChanges(unsavedChangesOf(work)) > 0;

  const write = useEffectEvent(() => {
    if (isDirty) drafts.write({ base: work.base, chapters: work.history.present });
  });
  useEffect(() => {
    if (!isDirty) return;
    const timer = setTimeout(() => write(), WRITE_DEBOUNCE_MS);
    return () => clearTimeout(timer);
  }, [work, isDirty]);
  useEffect(() => {
    const flush = () => write();
    window.addEventListener('pagehide', flush);
    // The draft is not flushed on unmount: a sign-out has cleared the storage by then.
    return () => window.removeEventListener('pagehide', flush);
  }, []);
  return drafts;
}
