import { useEffect, useState } from 'react';
import { type Media } from '../../domain/tours/media';
import { ConfirmDialog } from '../../ui/feedback/confirm/ConfirmDialog';
import { AudioFileField } from './upload/AudioFileField';
import { readAudioFile, type AudioFileFacts } from './upload/readAudioFile';
import { RecordingTitle } from './RecordingTitle';
import { ReplacementLength } from './upload/ReplacementLength';

interface RecordingReplaceDialogProps {
  media: Media;
  onReplace: (file: File) => void;
  onClose: () => void;
}

const NOT_AUDIO = 'This file can’t be read as audio.';

/** Facts of a file, once it has been read; null without one, and until then. */
function useAudioFileFacts(file: File | null): AudioFileFacts | null {
  const [read, setRead] = useState<{ file: File; facts: AudioFileFacts } | null>(null);
  useEffect(() => {
    if (file === null) return;
    let isCurrent = true;
    void readAudioFile(file).then((facts) => isCurrent && setRead({ file, facts }));
    return () => {
      isCurrent = false;
    };
  }, [file]);
  return read?.file === file ? read.facts : null;
}

/** Dialog that takes a new file for a recording. */
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
          &quot;. Title, transcript and chapters stay.
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
