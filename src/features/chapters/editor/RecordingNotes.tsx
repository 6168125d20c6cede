import WarningAmberOutlined from '@mui/icons-material/WarningAmberOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { truncationAmong } from '../../../audio/slices/truncation';
import { useSoundProgress, type Recording } from '../../../ui/waveform/useRecording';

const note = { fontSize: 12, lineHeight: '18px' };
const warningStyle = {
  display: 'flex',
  alignItems: 'center',
  gap: 0.5,
  fontWeight: 600,
  color: 'var(--warning-text)',
};
/** Notices have a line of their own with a reserved height, so that they cause no layout shift. */
const notesStyle = { display: 'flex', flexWrap: 'wrap', columnGap: 2, minHeight: 18 };

function PreviewNote({ opened }: Pick<Recording, 'opened'>) {
  const { peaksProgress } = useSoundProgress(opened);
  return (
    <Box role="status" sx={{ ...note, color: 'text.secondary' }}>
      {`Preview. The exact waveform is being drawn: ${Math.round(peaksProgress * 100)}%`}
    </Box>
  );
}

/** A truncated file is the only notice shown as a warning: visitors hear its effect as well. */
function SoundNotice({ text }: { text: string }) {
  if (truncationAmong([text]) === null) {
    return <Box sx={{ ...note, color: 'text.secondary' }}>{text}</Box>;
  }
  return (
    <Box role="status" sx={{ ...note, ...warningStyle }}>
      <WarningAmberOutlined aria-hidden sx={{ fontSize: 16 }} />
      {`${text} Visitors hear no more than that.`}
    </Box>
  );
}

/** The reason for missing waveform or sound; a single sentence when the recording did not load at all. */
function SoundProblem({ state, sound, opened }: Recording) {
  const { problem, endedBy } = sound;
  // During a reload, the audio element still holds the previous attempt's failure.
  const failure = sound.playableUrl === null ? null : state.failure;
  const isUnloaded = endedBy !== null && problem !== null && failure !== null;
  const alert = isUnloaded ? 'The recording could not be loaded.' : failure;
  return (
    <>
      {problem !== null && !isUnloaded && (
        <Box sx={{ ...note, color: 'text.secondary' }}>{problem}</Box>
      )}
      {alert !== null && (
        <Box role="alert" sx={{ ...note, color: 'error.main' }}>
          {alert}
        </Box>
      )}
      {problem !== null && endedBy !== null && (
        <Button size="small" onClick={() => opened?.retry()} sx={{ ml: -1, height: 18 }}>
          {endedBy === 'stop' ? 'Load it' : 'Retry'}
        </Button>
      )}
    </>
  );
}

/** Problems and notices of a recording. */
export function RecordingNotes({ recording }: { recording: Recording }) {
  const { sound, opened } = recording;
  return (
    <Box sx={notesStyle}>
      {sound.peaks?.kind === 'preview' && <PreviewNote opened={opened} />}
      <SoundProblem {...recording} />
      {sound.notices.map((text) => (
        <SoundNotice key={text} text={text} />
      ))}
    </Box>
  );
}
