import { type MouseEvent, type ReactNode } from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import LinearProgress from '@mui/material/LinearProgress';
import { formatCount } from '../../domain/text/count';
import { focusGrid } from '../dom/focusGrid';
import { useLostFocus } from '../hooks/useLostFocus';

const frame = {
  mb: 1.5,
  p: 1.5,
  border: '1px solid var(--line)',
  borderRadius: 1,
  fontSize: 13,
} as const;

export interface RunProgressBarProps {
  /** Progress text: 'Publishing 3 of 12 tours'. */
  label: string;
  /** Number of items processed, of `total`. */
  completed: number;
  total: number;
  onStop?: () => void;
}

/** Progress of a batch run, with a stop button. */
export function RunProgressBar({ label, completed, total, onStop }: RunProgressBarProps) {
  const bar = useLostFocus();
  return (
    <Box ref={bar} sx={{ ...frame, display: 'flex', alignItems: 'center', gap: 2 }}>
      <Box sx={{ flex: 1 }}>
        <Box role="status" sx={{ mb: '6px' }}>
          {label}
        </Box>
        <LinearProgress
          variant="determinate"
          aria-label={label}
          value={total === 0 ? 100 : (100 * completed) / total}
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
  /** Result text: '12 tours published, 1 failed'. */
  text: string;
  /** Shown below the result. */
  remark?: string;
  failed: readonly FailedItem[];
  /** Absent when nothing can be undone. */
  onUndo?: () => void;
  /** 'Undo' by default. */
  undoLabel?: string | undefined;
  /** Follow-up action beside the other buttons. */
  action?: { label: string; onClick: () => void } | undefined;
  /** Number of items that failed or were not started and can be retried. */
  retryCount: number;
  onRetry: () => void;
  onDismiss: () => void;
  /** Rendered below the result. */
  children?: ReactNode;
}

/** Maximum number of listed failures. */
const MAX_LISTED = 100;

/** Click handler of a button that the action unmounts: focuses the list beside it first. */
const leaving = (act: () => void) => (event: MouseEvent<HTMLElement>) => {
  focusGrid(event.currentTarget);
  act();
};

/** Result of a batch run: counts, and failures with their reasons. */
export function RunSummary(props: RunSummaryProps) {
  const { text, remark, failed, onUndo, retryCount, onRetry, onDismiss, children } = props;
  const { undoLabel = 'Undo', action } = props;
  const summary = useLostFocus();
  return (
    <Box ref={summary} sx={frame}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1 }}>
        <Box role="status" sx={{ flex: 1, minWidth: 200 }}>
          <div>{text}</div>
          {remark !== undefined && <Box sx={{ color: 'text.secondary' }}>{remark}</Box>}
        </Box>
        {onUndo !== undefined && (
          <Button variant="outlined" onClick={leaving(onUndo)}>
            {undoLabel}
          </Button>
        )}
        {action !== undefined && (
          <Button variant="outlined" onClick={leaving(action.onClick)}>
            {action.label}
          </Button>
        )}
        {retryCount > 0 && (
          <Button variant="outlined" onClick={onRetry}>
            Try the other {formatCount(retryCount)}
          </Button>
        )}
        <Button onClick={leaving(onDismiss)}>Close</Button>
      </Box>
      {children}
      {failed.length > 0 && (
        <Box
          component="ul"
          aria-label="What failed"
          sx={{ m: 0, mt: 1, pl: 2, maxHeight: 160, overflow: 'auto', color: 'text.secondary' }}
        >
          {failed.slice(0, MAX_LISTED).map(({ id, name, message }) => (
            <li key={id}>
              {name}: {message}
            </li>
          ))}
          {failed.length > MAX_LISTED && (
            <li>and {formatCount(failed.length - MAX_LISTED)} more</li>
          )}
        </Box>
      )}
    </Box>
  );
}
