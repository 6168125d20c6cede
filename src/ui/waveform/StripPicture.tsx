import { useMemo } from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import LinearProgress from '@mui/material/LinearProgress';
import { overviewPoints } from '../../audio/peaksPyramid';
import { type RecordingState } from '../../audio/recordingState';
import { formatBytes } from '../../domain/bytes';
import { WAVE_HEIGHT } from './stripSizes';
import { Waveform } from './Waveform';

interface StripPictureProps {
  sound: RecordingState;
  media: HTMLMediaElement;
  /** Of the strip around; null while not known. */
  durationMs: number | null;
  onStop: () => void;
}

function LoadProgress({ sound, onStop }: Pick<StripPictureProps, 'sound' | 'onStop'>) {
  const { phase, fetched, drawnShare } = sound;
  const label = phase === 'fetching' ? 'Loading the recording' : 'Drawing the waveform';
  const share =
    phase !== 'fetching'
      ? drawnShare
      : fetched.totalBytes === null
        ? null
        : fetched.bytes / fetched.totalBytes;
  const size = phase === 'fetching' && fetched.bytes > 0 ? ` ${formatBytes(fetched.bytes)}` : '';
  return (
    <Box sx={{ width: 260, fontSize: 12, color: 'text.secondary', textAlign: 'center' }}>
      {`${label}…${size}`}
      <LinearProgress
        aria-label={label}
        variant={share === null || share === 0 ? 'indeterminate' : 'determinate'}
        value={share === null ? undefined : Math.round(share * 100)}
        sx={{ my: 1 }}
      />
      <Button size="small" color="inherit" onClick={onStop}>
        Stop
      </Button>
    </Box>
  );
}

/** The sound itself: its waveform, what is on its way, or a plain band. */
export function StripPicture({ sound, media, durationMs, onStop }: StripPictureProps) {
  const pyramid = sound.peaks?.pyramid ?? null;
  const peaks = useMemo(() => (pyramid === null ? null : overviewPoints(pyramid)), [pyramid]);
  if (peaks !== null) {
    // The record of a recording and its sound may differ by parts of a second.
    const share = durationMs === null ? 1 : (peaks.durationSeconds * 1000) / durationMs;
    return (
      <Box sx={{ width: `${Math.min(1, share) * 100}%` }}>
        <Waveform peaks={peaks} media={media} />
      </Box>
    );
  }
  const isPlain = sound.phase === 'ready';
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
      {!isPlain && <LoadProgress sound={sound} onStop={onStop} />}
    </Box>
  );
}
