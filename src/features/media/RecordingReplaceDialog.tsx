import { useState } from 'react';
import { type Media } from '../../domain/tours/media';
import { ConfirmDialog } from '../../ui/feedback/confirm/ConfirmDialog';
import { AudioFileField } from './upload/AudioFileField';
import { RecordingTitle } from './RecordingTitle';
import { ReplacementLength } from './upload/ReplacementLength';

interface RecordingReplaceDialogProps {
  media: Media;
  onReplace: (file: File) => void;
  onClose: () => void;
}

/** Dialog that takes a new file for a recording. */
export function RecordingReplaceDialog(props: RecordingReplaceDialogProps) {
  const { media, onReplace, onClose } = props;
  const [file, setFile] = useState<File | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  return (
    <ConfirmDialog
      open
      title="Replace audio file"
      text={
        <>
          The new file replaces that of &quot;
          <RecordingTitle media={media} />
          &quot;. Title, transcript and chapters stay.
        </>
      }
      confirmLabel="Replace"
      onConfirm={() => {
        if (file === null) return setProblem('No audio file selected');
        onReplace(file);
        onClose();
      }}
      onClose={onClose}
    >
      <AudioFileField
        file={file}
        problem={problem}
        autoFocus
        onFile={(chosen) => {
          setFile(chosen);
          setProblem(null);
        }}
      />
      {file !== null && <ReplacementLength media={media} file={file} />}
    </ConfirmDialog>
  );
}
