import Box from '@mui/material/Box';
import { formatTimecode } from '../../domain/duration';
import { rulerTicks } from './rulerTicks';
import { RULER_HEIGHT } from './stripSizes';

/** What the end of the strip would cut is left out. */
const LABEL_PIXELS = 44;

/** Times along the strip. */
export function Ruler({ durationMs, width }: { durationMs: number; width: number }) {
  return (
    <Box aria-hidden sx={{ position: 'relative', height: RULER_HEIGHT, overflow: 'hidden' }}>
      {rulerTicks(durationMs, width).map((ms) => (
        <Box
          key={ms}
          sx={{
            position: 'absolute',
            insetBlock: 0,
            left: `${(ms / durationMs) * 100}%`,
            pl: '4px',
            borderLeft: '1px solid var(--line-strong)',
            color: 'text.secondary',
            fontSize: 11,
            lineHeight: `${RULER_HEIGHT}px`,
          }}
        >
          {(1 - ms / durationMs) * width > LABEL_PIXELS && formatTimecode(ms)}
        </Box>
      ))}
    </Box>
  );
}
