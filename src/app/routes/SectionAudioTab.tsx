import { useSyncExternalStore } from 'react';
import {
  chapterDraftStorage,
  draftChanges,
} from '../../features/chapters/edits/chapterDraftStorage';
import { ChapterEditor } from '../../features/chapters/editor/ChapterEditor';
import { AudioTab } from '../../features/media/AudioTab';
import { useConsoleSelector } from '../../state/hooks/storeHooks';
import { selectPerson } from '../../state/session/sessionSlice';

/** Combines two features: the recording's player contains the chapter editor. */
export function SectionAudioTab() {
  const personId = useConsoleSelector((state) => selectPerson(state)?.id ?? '');
  // A closing chapter editor writes its draft after this tab has rendered, so the tab subscribes to drafts.
  useSyncExternalStore(draftChanges.subscribe, draftChanges.count);
  const hasUnsavedChapters = (mediaId: string) =>
    chapterDraftStorage(personId, mediaId).read() !== null;
  return (
    <AudioTab
      hasUnsavedChapters={hasUnsavedChapters}
      renderChapters={(media, transcriptForm) => (
        <ChapterEditor key={media.id} media={media} transcriptForm={transcriptForm} />
      )}
    />
  );
}
