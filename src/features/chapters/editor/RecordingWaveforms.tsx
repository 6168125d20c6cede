import { type ReactNode } from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { type TrackChapter } from '../../../ui/chapterTrack/TrackChapter';
import { WaveformOverview } from '../../../ui/waveform/WaveformOverview';
import { WAVEFORM_HEIGHT } from '../../../ui/timeline/timelineSizes';
import { LoadingProgress } from '../../../ui/waveform/LoadingProgress';
import { RecordingTimeline } from '../../../ui/waveform/RecordingTimeline';
import { type TimeViewStore } from '../../../ui/timeline/TimeViewStore';
import { useSoundProgress, type Recording } from '../../../ui/waveform/useRecording';

interface RecordingWaveformsProps {
  recording: Recording;
  view: TimeViewStore | null;
  chapters: readonly TrackChapter[];
  isFollowing: boolean;
  chapterTrack: ReactNode;
}

const note = { mt: 1, fontSize: 12, lineHeight: '16px' };

function PreviewNote({ opened }: Pick<Recording, 'opened'>) {
  const { peaksProgress } = useSoundProgress(opened);
  return (
    <Box role="status" sx={{ ...note, color: 'text.secondary' }}>
      {`Preview. The exact waveform is being drawn: ${Math.round(peaksProgress * 100)}%`}
    </Box>
  );
}

/** Waveform of a recording: overview, visible range, and the notices about it. */
export function RecordingWaveforms(props: RecordingWaveformsProps) {
  const { recording, view, chapters, isFollowing, chapterTrack } = props;
  const { playback, state, sound, opened } = recording;
  const pyramid = sound.peaks?.pyramid ?? null;
  const isPreview = sound.peaks?.kind === 'preview';
  const waiting = <LoadingProgress sound={sound} opened={opened} />;
  return (
    <Box sx={{ mt: 1 }}>
      {view !== null && pyramid !== null && (
        <Box sx={{ mb: 1 }}>
          <WaveformOverview
            view={view}
            pyramid={pyramid}
            media={playback.element}
            chapters={chapters}
          />
        </Box>
      )}
      {view === null ? (
        <Box
          sx={{ position: 'relative', height: WAVEFORM_HEIGHT, backgroundColor: 'var(--sunken)' }}
        >
          {waiting}
        </Box>
      ) : (
        <RecordingTimeline
          playback={playback}
          view={view}
          pyramid={pyramid}
          isPreview={isPreview}
          readDetail={opened?.readDetail ?? null}
          isFollowing={isFollowing}
          hasNoWaveform={sound.phase === 'ready'}
          chapterTrack={chapterTrack}
        >
          {waiting}
        </RecordingTimeline>
      )}
      {isPreview && <PreviewNote opened={opened} />}
      {sound.problem !== null && (
        <Box sx={{ ...note, color: 'text.secondary' }}>
          {sound.problem}
          {sound.isStopped && (
            <Button size="small" onClick={() => opened?.retry()} sx={{ ml: 1 }}>
              Load it
            </Button>
          )}
        </Box>
      )}
      {sound.notices.map((text) => (
        <Box key={text} sx={{ ...note, color: 'text.secondary' }}>
          {text}
        </Box>
      ))}
      {state.failure !== null && (
        <Box role="alert" sx={{ ...note, color: 'error.main' }}>
          {state.failure}
        </Box>
      )}
    </Box>
  );
}
