import { type Media } from '../../domain/tours/media';
import { useRecordingName } from '../../state/hooks/useRecordingName';
import { Content } from '../../ui/content/Content';

/** Name of a recording, in its language. */
export function RecordingTitle({ media, lines }: { media: Media; lines?: number }) {
  const { text, language } = useRecordingName(media);
  return (
    <Content language={language} lines={lines}>
      {text}
    </Content>
  );
}
