import { type Language } from '../../domain/languages/language';
import { type Media } from '../../domain/tours/media';
import { RecordingDeleteDialog } from './RecordingDeleteDialog';
import { RecordingEditDialog } from './RecordingEditDialog';
import { RecordingReplaceDialog } from './RecordingReplaceDialog';

export interface AskedRecording {
  kind: 'replace' | 'edit' | 'delete';
  media: Media;
}

interface RecordingDialogsProps {
  asked: AskedRecording;
  language: Language;
  onReplace: (media: Media, file: File) => void;
  onClose: () => void;
}

/** What was asked for one recording. */
export function RecordingDialogs({ asked, language, onReplace, onClose }: RecordingDialogsProps) {
  const { kind, media } = asked;
  if (kind === 'edit') return <RecordingEditDialog media={media} onClose={onClose} />;
  if (kind === 'delete') {
    return <RecordingDeleteDialog media={media} language={language} onClose={onClose} />;
  }
  return (
    <RecordingReplaceDialog
      media={media}
      onReplace={(file) => onReplace(media, file)}
      onClose={onClose}
    />
  );
}
