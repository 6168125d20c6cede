import { ChapterEditor } from '../../features/chapters/editor/ChapterEditor';
import { AudioTab } from '../../features/media/AudioTab';

/** Where media and chapters meet: the recording's player carries the chapter editor. */
export function SectionAudioTab() {
  return <AudioTab renderChapters={(media) => <ChapterEditor key={media.id} media={media} />} />;
}
