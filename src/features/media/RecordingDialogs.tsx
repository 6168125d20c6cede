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
  /** Text field that takes the focus; by default the first. */
  field?: TextField;
}

interface RecordingDialogsProps {
  dialogState: RecordingDialogState;
  language: Language;
  uploads: AudioUploads;
  /** Called with WebVTT captions from which to create the recording's chapters. */
  onCaptions: (mediaId: string, webVtt: string) => void;
  onClose: () => void;
}

/** Dialog of the action chosen for a recording. */
export function RecordingDialogs({
  dialogState,
  language,
  uploads,
  onCaptions,
  onClose,
}: RecordingDialogsProps) {
  const { kind, media, field } = dialogState;
  const replace = useReplacement(uploads);
  if (kind === 'edit') {
    const takeCaptions = (webVtt: string) => onCaptions(media.id, webVtt);
    return (
      <RecordingEditDialog
        media={media}
        field={field}
        onCaptions={takeCaptions}
        onClose={onClose}
      />
    );
  }
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
