import { type Language } from '../../domain/languages/language';
import { type Media } from '../../domain/tours/media';
import { RecordingDeleteDialog } from './RecordingDeleteDialog';
import { RecordingEditDialog, type TextField } from './RecordingEditDialog';
import { RecordingReplaceDialog } from './RecordingReplaceDialog';
import { type AudioUploads } from './upload/useAudioUploads';
import { useReplacement } from './upload/useReplacement';

export interface RecordingDialogState {
  kind: 'replace' | 'edit' | 'delete';
  media: Media;
  /** Field of the texts that takes the focus; without it, the first. */
  field?: TextField;
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
  const { kind, media, field } = dialogState;
  const replace = useReplacement(uploads);
  if (kind === 'edit') return <RecordingEditDialog media={media} field={field} onClose={onClose} />;
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
