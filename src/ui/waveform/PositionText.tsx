import { memo, useEffect, useRef } from 'react';
import Box from '@mui/material/Box';
import ButtonBase from '@mui/material/ButtonBase';
import { type Playback } from '../../audio/playback/playback';
import { formatTimecode } from '../../domain/text/duration';

interface PositionTextProps {
  playback: Playback;
  durationMs: number | null;
  onPress: () => void;
}

/** Position of the playhead and duration. Written to the DOM directly, because it changes with every frame. */
export const PositionText = memo(function PositionText({
  playback,
  durationMs,
  onPress,
}: PositionTextProps) {
  const position = useRef<HTMLSpanElement>(null);
  useEffect(() => {
    return playback.onPositionChange((ms) => {
      if (position.current) position.current.textContent = formatTimecode(ms, true);
    });
  }, [playback]);
  return (
    <ButtonBase
      className="number"
      aria-haspopup="dialog"
      title="Go to a time (G)"
      disabled={durationMs === null}
      onClick={onPress}
      sx={{
        minHeight: 24,
        borderRadius: 1,
        fontSize: 13,
        whiteSpace: 'pre',
        '&:hover': { backgroundColor: 'var(--hover)' },
      }}
    >
      <Box component="span" ref={position} data-testid="position" sx={{ fontWeight: 600 }} />
      <Box component="span" sx={{ color: 'text.secondary' }}>
        {` / ${durationMs === null ? '–' : formatTimecode(durationMs)}`}
      </Box>
    </ButtonBase>
  );
});
