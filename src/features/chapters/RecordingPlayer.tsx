import { useState, type ReactNode } from 'react';
import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
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
  const { playback, state, sound, opened, durationMs } = recording;
  const stop = () => opened?.stop();
  const [zoom, setZoom] = useState(1);
  return (
    <Box>
      <PlayerBar recording={recording} zoom={zoom} onZoom={setZoom}>
        <KeysButton />
      </PlayerBar>
      <Box sx={{ mt: 1.5 }}>
        {durationMs === null ? (
          <StripPicture sound={sound} media={playback.element} durationMs={null} onStop={stop} />
        ) : (
          <TimeStrip
            playback={playback}
            sound={sound}
            onStop={stop}
            durationMs={durationMs}
            zoom={zoom}
            lane={lane(durationMs)}
          />
        )}
      </Box>
      {[...sound.notices, ...(sound.problem === null ? [] : [sound.problem])].map((text) => (
        <Box key={text} sx={{ ...note, color: 'text.secondary' }}>
          {text}
          {sound.isStopped && (
            <Link component="button" onClick={() => opened?.retry()} sx={{ ml: 1, fontSize: 12 }}>
              Load it
            </Link>
          )}
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
