import { ChapterEditor } from '../../features/chapters/editor/ChapterEditor';
import { AudioTab } from '../../features/media/AudioTab';

/** Combines two features: the recording's player contains the chapter editor. */
export function SectionAudioTab() {
  return (
    <AudioTab
      renderChapters={(media, onEditTexts) => (
        <ChapterEditor key={media.id} media={media} onEditTexts={onEditTexts} />
      )}
    />
  );
}
