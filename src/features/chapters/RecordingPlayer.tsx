import { useState, type ReactNode } from 'react';
import Box from '@mui/material/Box';
import { PlayerBar } from '../../ui/waveform/PlayerBar';
import { StripPicture } from '../../ui/waveform/StripPicture';
import { TimeStrip } from '../../ui/waveform/TimeStrip';
import { type Recording } from '../../ui/waveform/useRecording';
import { KeysButton } from './KeysButton';

interface RecordingPlayerProps {
  recording: Recording;
  lane: (durationMs: number) => ReactNode;
}

const note = { mt: 1, fontSize: 12, lineHeight: '16px' };

/** The sound of a recording, seen and heard. */
export function RecordingPlayer({ recording, lane }: RecordingPlayerProps) {
  const { playback, state, load, durationMs } = recording;
  const [zoom, setZoom] = useState(1);
  return (
    <Box>
      <PlayerBar recording={recording} zoom={zoom} onZoom={setZoom}>
        <KeysButton />
      </PlayerBar>
      <Box sx={{ mt: 1.5 }}>
        {durationMs === null ? (
          <StripPicture load={load} media={playback.element} durationMs={null} />
        ) : (
          <TimeStrip
            playback={playback}
            load={load}
            durationMs={durationMs}
            zoom={zoom}
            lane={lane(durationMs)}
          />
        )}
      </Box>
      {load.phase === 'ready' && load.peaks === null && (
        <Box sx={{ ...note, color: 'text.secondary' }}>{load.reason}</Box>
      )}
      {state.failure !== null && (
        <Box role="alert" sx={{ ...note, color: 'error.main' }}>
          {state.failure}
        </Box>
      )}
    </Box>
  );
}
