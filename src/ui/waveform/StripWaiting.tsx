import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import LinearProgress from '@mui/material/LinearProgress';
import { type RecordingState } from '../../audio/recordingState';
import { formatBytes } from '../../domain/bytes';

interface StripWaitingProps {
  sound: RecordingState;
  onStop: () => void;
}

/** What is on its way, in numbers, where the sound will be; nothing once there is a picture or none will be. */
export function StripWaiting({ sound, onStop }: StripWaitingProps) {
  if (sound.phase === 'ready' || sound.peaks !== null) return null;
  const { bytes, totalBytes } = sound.fetched;
  const isFetching = sound.phase === 'fetching';
  const share = isFetching ? bytes / (totalBytes ?? Infinity) : sound.drawnShare;
  const isCounted = isFetching ? totalBytes !== null && totalBytes > 0 : share > 0;
  const name = isFetching ? 'Loading the recording' : 'Drawing the waveform';
  return (
    <Box
      // A press on it means the button, not a place in the recording.
      onPointerDown={(event) => event.stopPropagation()}
      sx={{
        position: 'absolute',
        inset: '0 0 20px',
        display: 'flex',
        alignItems: 'center',
        justifyContent: 'center',
        gap: 2,
        backgroundColor: 'var(--sunken)',
        cursor: 'default',
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
          sx={{ mt: 1 }}
        />
      </Box>
      {isFetching && (
        <Button variant="outlined" onClick={onStop}>
          Stop
        </Button>
      )}
    </Box>
  );
}
