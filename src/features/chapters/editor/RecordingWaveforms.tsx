import { type ReactNode } from 'react';
import WarningAmberOutlined from '@mui/icons-material/WarningAmberOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { earlyEndAmong } from '../../../audio/formats/earlyEnd';
import { type TrackChapter } from '../../../ui/chapterTrack/TrackChapter';
import { WaveformOverview } from '../../../ui/waveform/WaveformOverview';
import {
  CHAPTER_TRACK_HEIGHT,
  OVERVIEW_HEIGHT,
  RULER_HEIGHT,
} from '../../../ui/timeline/timelineSizes';
import { useWaveformHeight } from '../../../ui/timeline/useWaveformHeight';
import { LoadingProgress } from '../../../ui/waveform/LoadingProgress';
import { RecordingTimeline } from '../../../ui/waveform/RecordingTimeline';
import { type TimeViewStore } from '../../../ui/timeline/TimeViewStore';
import { letterKeysArea } from '../commands/useEditorCommands';
import { useSoundProgress, type Recording } from '../../../ui/waveform/useRecording';

interface RecordingWaveformsProps {
  recording: Recording;
  view: TimeViewStore | null;
  chapters: readonly TrackChapter[];
  isFollowing: boolean;
  /** Starts of proposed chapters. */
  ghosts: readonly { startMs: number }[];
  chapterTrack: ReactNode;
  /** Beside the overview. */
  tools: ReactNode;
}

const note = { fontSize: 12, lineHeight: '18px' };
const warningStyle = {
  display: 'flex',
  alignItems: 'center',
  gap: 0.5,
  fontWeight: 600,
  color: 'var(--warning-text)',
};
const BORDERS = 3;
/** As high before the overview is there as with it, so that nothing below moves. */
const overviewStyle = {
  flex: 1,
  minWidth: 0,
  height: OVERVIEW_HEIGHT + 2,
  borderRadius: 1,
  backgroundColor: 'var(--side)',
};
/** Notices come and go in a line of their own, so that nothing below moves. */
const notesStyle = { display: 'flex', flexWrap: 'wrap', columnGap: 2, minHeight: 18 };

function PreviewNote({ opened }: Pick<Recording, 'opened'>) {
  const { peaksProgress } = useSoundProgress(opened);
  return (
    <Box role="status" sx={{ ...note, color: 'text.secondary' }}>
      {`Preview. The exact waveform is being drawn: ${Math.round(peaksProgress * 100)}%`}
    </Box>
  );
}

/** A file that ends early is the one notice that visitors notice too. */
function SoundNotice({ text }: { text: string }) {
  if (earlyEndAmong([text]) === null) {
    return <Box sx={{ ...note, color: 'text.secondary' }}>{text}</Box>;
  }
  return (
    <Box role="status" sx={{ ...note, ...warningStyle }}>
      <WarningAmberOutlined aria-hidden sx={{ fontSize: 16 }} />
      {`${text} Visitors hear no more than that.`}
    </Box>
  );
}

/** Waveform of a recording: overview, visible range, and the notices about it. */
export function RecordingWaveforms(props: RecordingWaveformsProps) {
  const { recording, view, chapters, ghosts, isFollowing, chapterTrack, tools } = props;
  const waveformHeight = useWaveformHeight();
  const { playback, state, sound, opened } = recording;
  const pyramid = sound.peaks?.pyramid ?? null;
  const isPreview = sound.peaks?.kind === 'preview';
  const waiting = <LoadingProgress sound={sound} opened={opened} />;
  return (
    <Box sx={{ mt: 1 }}>
      <Box sx={{ display: 'flex', alignItems: 'center', gap: 1, mb: 1 }}>
        <Box {...letterKeysArea} sx={overviewStyle}>
          {view !== null && pyramid !== null && (
            <WaveformOverview
              view={view}
              pyramid={pyramid}
              media={playback.element}
              chapters={chapters}
            />
          )}
        </Box>
        {tools}
      </Box>
      <Box {...letterKeysArea}>
        {view === null ? (
          <Box
            sx={{
              position: 'relative',
              height: CHAPTER_TRACK_HEIGHT + waveformHeight + RULER_HEIGHT + BORDERS,
              backgroundColor: 'var(--sunken)',
            }}
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
            ghosts={ghosts}
            isFollowing={isFollowing}
            hasNoWaveform={sound.phase === 'ready'}
            chapterTrack={chapterTrack}
          >
            {waiting}
          </RecordingTimeline>
        )}
      </Box>
      <Box sx={notesStyle}>
        {isPreview && <PreviewNote opened={opened} />}
        {sound.problem !== null && (
          <Box sx={{ ...note, color: 'text.secondary' }}>
            {sound.problem}
            {sound.isStopped && (
              <Button size="small" onClick={() => opened?.retry()} sx={{ ml: 1, height: 18 }}>
                Load it
              </Button>
            )}
          </Box>
        )}
        {sound.notices.map((text) => (
          <SoundNotice key={text} text={text} />
        ))}
        {state.failure !== null && (
          <Box role="alert" sx={{ ...note, color: 'error.main' }}>
            {state.failure}
          </Box>
        )}
      </Box>
    </Box>
  );
}
