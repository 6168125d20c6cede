import { type Media } from '../../domain/tours/media';
import { Content } from '../../ui/content/Content';
import { recordingName } from './groupRecordings';

/** Title of a recording in its language, or its file name. */
export function RecordingTitle({ media, lines }: { media: Media; lines?: number }) {
  const hasTitle = (media.title ?? '').trim() !== '';
  return (
    <Content language={hasTitle ? media.language : 'en'} lines={lines}>
      {recordingName(media)}
    </Content>
  );
}
