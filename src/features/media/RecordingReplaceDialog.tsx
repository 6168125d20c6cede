import { useState } from 'react';
import { type Media } from '../../domain/tours/media';
import { ConfirmDialog } from '../../ui/feedback/confirm/ConfirmDialog';
import { ReplacementLength } from './copying/ReplacementLength';
import { useAudioFileFacts } from './copying/useAudioFileFacts';
import { RecordingTitle } from './RecordingTitle';
import { AudioFileField } from './upload/AudioFileField';

interface RecordingReplaceDialogProps {
  media: Media;
  onReplace: (file: File) => void;
  onClose: () => void;
}

const NOT_AUDIO = 'This file can’t be read as audio.';

/** Dialog that replaces a recording's file. */
export function RecordingReplaceDialog(props: RecordingReplaceDialogProps) {
  const { media, onReplace, onClose } = props;
  const [file, setFile] = useState<File | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const facts = useAudioFileFacts(file);
  const isUnreadable = facts?.isAudio === false;
  return (
    <ConfirmDialog
      open
      title="Replace audio file"
      text={
        <>
          The new file replaces that of &quot;
          <RecordingTitle media={media} />
          &quot;, which is not kept. Title, transcript and chapters stay.
        </>
      }
      confirmLabel="Replace"
      confirmDisabled={isUnreadable}
      onConfirm={() => {
        if (file === null) return setProblem('No audio file selected');
        onReplace(file);
        onClose();
      }}
      onClose={onClose}
    >
      <AudioFileField
        file={file}
        problem={isUnreadable ? NOT_AUDIO : problem}
        autoFocus
        onFile={(chosen) => {
          setFile(chosen);
          setProblem(null);
        }}
      />
      <ReplacementLength media={media} lengthMs={facts?.lengthMs ?? null} />
    </ConfirmDialog>
  );
}
