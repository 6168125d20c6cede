import { type Language } from '../../domain/languages/language';
import { type Media } from '../../domain/tours/media';
import { RecordingDeleteDialog } from './RecordingDeleteDialog';
import { RecordingEditDialog } from './RecordingEditDialog';
import { RecordingReplaceDialog } from './RecordingReplaceDialog';
import { type AudioUploads } from './upload/useAudioUploads';
import { useReplacement } from './upload/useReplacement';

export interface RecordingDialogState {
  kind: 'replace' | 'edit' | 'delete';
  media: Media;
}

interface RecordingDialogsProps {
  dialogState: RecordingDialogState;
  language: Language;
  uploads: AudioUploads;
  onClose: () => void;
}

/** Dialog of the action chosen for a recording. */
export function RecordingDialogs({
  dialogState,
  language,
  uploads,
  onClose,
}: RecordingDialogsProps) {
  const { kind, media } = dialogState;
  const replace = useReplacement(uploads);
  if (kind === 'edit') return <RecordingEditDialog media={media} onClose={onClose} />;
  if (kind === 'delete') {
    return <RecordingDeleteDialog media={media} language={language} onClose={onClose} />;
  }
  return (
    <RecordingReplaceDialog
      media={media}
      onReplace={(file) => replace(media, file)}
      onClose={onClose}
    />
  );
}
