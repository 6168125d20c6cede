import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import LinearProgress from '@mui/material/LinearProgress';
import { type OpenedRecording } from '../../audio/recording/recordingState';
import { formatBytes } from '../../domain/text/bytes';
import { useSoundProgress, type Recording } from './useRecording';

/** Loading progress in place of the waveform; null once there is a waveform or there will be none. */
export function LoadingProgress({ sound, opened }: Pick<Recording, 'sound' | 'opened'>) {
  if (sound.phase === 'ready' || sound.peaks !== null) return null;
  return <ProgressBar isFetching={sound.phase === 'fetching'} opened={opened} />;
}

interface ProgressBarProps {
  isFetching: boolean;
  opened: OpenedRecording | null;
}

function ProgressBar({ isFetching, opened }: ProgressBarProps) {
  const { fetched, peaksProgress } = useSoundProgress(opened);
  const { bytes, totalBytes } = fetched;
  const share = isFetching ? bytes / (totalBytes ?? Infinity) : peaksProgress;
  // Indeterminate only without a known total: its animation would slow down the drawing of the waveform.
  const isCounted = !isFetching || (totalBytes !== null && totalBytes > 0);
  const name = isFetching ? 'Loading the recording' : 'Drawing the waveform';
  return (
    <Box
      sx={{
        position: 'absolute',
        inset: '0 0 20px',
        display: 'flex',
        alignItems: 'center',
        justifyContent: 'center',
        gap: 2,
        backgroundColor: 'var(--sunken)',
        cursor: 'default',
        // Blocks presses beside the Stop button while fetching; during drawing, the recording can be played from
        // anywhere.
        pointerEvents: isFetching ? 'auto' : 'none',
      }}
    >
      <Box sx={{ width: 220, fontSize: 12, color: 'text.secondary', textAlign: 'center' }}>
        {isFetching && isCounted
          ? `${name}: ${formatBytes(bytes)} of ${formatBytes(totalBytes ?? 0)}`
          : `${name}…`}
        <LinearProgress
          aria-label={name}
          variant={isCounted ? 'determinate' : 'indeterminate'}
          value={isCounted ? Math.min(100, Math.round(share * 100)) : undefined}
          // Without a transition, so that the bar matches the percentage shown.
          sx={{ mt: 1, '& .MuiLinearProgress-bar': { transition: 'none' } }}
        />
      </Box>
      {isFetching && (
        <Button variant="outlined" onClick={() => opened?.stop()}>
          Stop
        </Button>
      )}
    </Box>
  );
}
