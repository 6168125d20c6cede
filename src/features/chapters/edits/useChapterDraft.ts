import { useEffect, useEffectEvent, useState } from 'react';
import { changesOf, countChanges, type ChapterWork } from './chapterEdits';
import { workDrafts } from './chapterDrafts';

const WRITE_AFTER_MS = 150;

/** Keeps unsaved work in the tab's storage, shortly after each change and before the page goes. */
export function useKeptWork(personId: string, mediaId: string, work: ChapterWork) {
  const [drafts] = useState(() => workDrafts(personId, mediaId));
  const isDirty = countChanges(changesOf(work)) > 0;

  const write = useEffectEvent(() => {
    if (isDirty) drafts.write({ base: work.base, chapters: work.history.present });
  });
  useEffect(() => {
    if (!isDirty) return;
    const timer = setTimeout(() => write(), WRITE_AFTER_MS);
    return () => clearTimeout(timer);
  }, [work, isDirty]);
  useEffect(() => {
    const flush = () => write();
    window.addEventListener('pagehide', flush);
    // Not when the editor goes: a sign-out has cleared the storage by then.
    return () => window.removeEventListener('pagehide', flush);
  }, []);
  return drafts;
}
