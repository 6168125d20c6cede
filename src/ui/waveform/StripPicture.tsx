import Box from '@mui/material/Box';
import LinearProgress from '@mui/material/LinearProgress';
import { type RecordingLoad } from '../../audio/loadRecording';
import { WAVE_HEIGHT } from './stripSizes';
import { Waveform } from './Waveform';

interface StripPictureProps {
  load: RecordingLoad;
  media: HTMLMediaElement;
  /** Of the strip around; null while not known. */
  durationMs: number | null;
}

/** The sound itself: its waveform, what is on its way, or a plain band. */
export function StripPicture({ load, media, durationMs }: StripPictureProps) {
  if (load.phase === 'ready' && load.peaks !== null) {
    // The record of a recording and its sound may differ by parts of a second.
    const share = durationMs === null ? 1 : (load.peaks.durationSeconds * 1000) / durationMs;
    return (
      <Box sx={{ width: `${Math.min(1, share) * 100}%` }}>
        <Waveform peaks={load.peaks} media={media} />
      </Box>
    );
  }
  const isPlain = load.phase === 'ready';
  const isCounted = load.phase === 'fetching' && load.percent !== null;
  return (
    <Box
      sx={{
        display: 'flex',
        alignItems: 'center',
        justifyContent: 'center',
        height: isPlain ? 40 : WAVE_HEIGHT,
        backgroundColor: 'var(--sunken)',
      }}
    >
      {!isPlain && (
        <Box sx={{ width: 200, fontSize: 12, color: 'text.secondary', textAlign: 'center' }}>
          {load.phase === 'fetching' ? 'Loading the recording…' : 'Drawing the waveform…'}
          <LinearProgress
            aria-label={
              load.phase === 'fetching' ? 'Loading the recording' : 'Drawing the waveform'
            }
            variant={isCounted ? 'determinate' : 'indeterminate'}
            value={load.phase === 'fetching' ? (load.percent ?? undefined) : undefined}
            sx={{ mt: 1 }}
          />
        </Box>
      )}
    </Box>
  );
}
