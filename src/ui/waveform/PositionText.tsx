import { useEffect, useRef } from 'react';
import Box from '@mui/material/Box';
import { type Playback } from '../../audio/playback/playback';
import { formatTimecode } from '../../domain/text/duration';

interface PositionTextProps {
  playback: Playback;
  durationMs: number | null;
}

/**
 * Position of the playhead and duration. Written to the DOM directly, because it changes with every
 * frame.
 */
export function PositionText({ playback, durationMs }: PositionTextProps) {
  const position = useRef<HTMLSpanElement>(null);
  useEffect(
    () =>
      playback.onPositionChange((ms) => {
        if (position.current) position.current.textContent = formatTimecode(ms, true);
      }),
    [playback],
  );
  return (
    <Box component="span" className="number" sx={{ fontSize: 13, whiteSpace: 'nowrap' }}>
      <Box component="span" ref={position} data-testid="position" sx={{ fontWeight: 600 }} />
      <Box component="span" sx={{ color: 'text.secondary' }}>
        {` / ${durationMs === null ? '–' : formatTimecode(durationMs)}`}
      </Box>
    </Box>
  );
}
