import { type ReactNode } from 'react';
import Box from '@mui/material/Box';
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
import { RecordingNotes } from './RecordingNotes';
import { type Recording } from '../../../ui/waveform/useRecording';

interface RecordingWaveformsProps {
  recording: Recording;
  view: TimeViewStore | null;
  chapters: readonly TrackChapter[];
  isFollowing: boolean;
  /** Starts of proposed chapters. */
  ghosts: readonly { startMs: number }[];
  chapterTrack: ReactNode;
  /** Content beside the overview. */
  tools: ReactNode;
}

const BORDERS = 3;
/** Reserves the overview's height before it is drawn, to avoid a layout shift. */
const overviewStyle = {
  flex: 1,
  minWidth: 0,
  height: OVERVIEW_HEIGHT + 2,
  borderRadius: 1,
  backgroundColor: 'var(--side)',
};
/** Waveforms of a recording: overview, visible range, and notices. */
export function RecordingWaveforms(props: RecordingWaveformsProps) {
  const { recording, view, chapters, ghosts, isFollowing, chapterTrack, tools } = props;
  const waveformHeight = useWaveformHeight();
  const { playback, sound, opened } = recording;
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
      <RecordingNotes recording={recording} />
    </Box>
  );
}
