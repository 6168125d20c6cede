import { type Media } from '../../domain/tours/media';
import { Content } from '../../ui/content/Content';
import { recordingName } from './groupRecordings';

/** What a recording is called: its title in its language, else the name of its file. */
export function RecordingTitle({ media, lines }: { media: Media; lines?: number }) {
  const isTitled = (media.title ?? '').trim() !== '';
  return (
    <Content language={isTitled ? media.language : 'en'} lines={lines}>
      {recordingName(media)}
    </Content>
  );
}
