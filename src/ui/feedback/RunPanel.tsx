import { type ReactNode } from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import LinearProgress from '@mui/material/LinearProgress';
import { formatCount } from '../../domain/text/count';

const frame = {
  mb: 1.5,
  p: 1.5,
  border: '1px solid var(--line)',
  borderRadius: 1,
  fontSize: 13,
} as const;

export interface RunProgressBarProps {
  /** What is done, with its numbers: 'Publishing 3 of 12 tours'. */
  label: string;
  /** Of them, so many are over and done with. */
  ready: number;
  total: number;
  onStop?: () => void;
}

/** How far a long run is, and the means to stop it. */
export function RunProgressBar({ label, ready, total, onStop }: RunProgressBarProps) {
  return (
    <Box sx={{ ...frame, display: 'flex', alignItems: 'center', gap: 2 }}>
      <Box sx={{ flex: 1 }}>
        <Box role="status" sx={{ mb: '6px' }}>
          {label}
        </Box>
        <LinearProgress
          variant="determinate"
          aria-label={label}
          value={total === 0 ? 100 : (100 * ready) / total}
        />
      </Box>
      {onStop !== undefined && (
        <Button variant="outlined" onClick={onStop}>
          Stop
        </Button>
      )}
    </Box>
  );
}

export interface FailedItem {
  id: string;
  name: ReactNode;
  message: string;
}

export interface RunSummaryProps {
  /** '12 tours published, 1 failed'. */
  text: string;
  failed: readonly FailedItem[];
  /** Absent where nothing can be taken back. */
  onUndo?: () => void;
  /** What failed or was not begun, and may be tried again. */
  againCount: number;
  onRetry: () => void;
  onDismiss: () => void;
}

/** More lines than that help nobody. */
const SHOWN = 100;

/** What became of a long run: how many went through, which failed and why, what was left. */
export function RunSummary(props: RunSummaryProps) {
  const { text, failed, onUndo, againCount, onRetry, onDismiss } = props;
  return (
    <Box sx={frame}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1 }}>
        <Box role="status" sx={{ flex: 1, minWidth: 200 }}>
          {text}
        </Box>
        {onUndo !== undefined && (
          <Button variant="outlined" onClick={onUndo}>
            Undo
          </Button>
        )}
        {againCount > 0 && (
          <Button variant="outlined" onClick={onRetry}>
            Try the other {formatCount(againCount)}
          </Button>
        )}
        <Button onClick={onDismiss}>Close</Button>
      </Box>
      {failed.length > 0 && (
        <Box
          component="ul"
          aria-label="What failed"
          sx={{ m: 0, mt: 1, pl: 2, maxHeight: 160, overflow: 'auto', color: 'text.secondary' }}
        >
          {failed.slice(0, SHOWN).map(({ id, name, message }) => (
            <li key={id}>
              {name}: {message}
            </li>
          ))}
          {failed.length > SHOWN && <li>and {formatCount(failed.length - SHOWN)} more</li>}
        </Box>
      )}
    </Box>
  );
}
