import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import LinearProgress from '@mui/material/LinearProgress';
import { type TourView } from '../../state/selectTours';
import { Content } from '../../ui/Content';
import { type BulkKind, type BulkOutcome, type BulkRun } from './useTourBulk';

const doing: Record<BulkKind, string> = {
  publish: 'Publishing',
  unpublish: 'Unpublishing',
  delete: 'Deleting',
  undo: 'Taking back',
};
const done: Record<BulkKind, string> = {
  publish: 'published',
  unpublish: 'unpublished',
  delete: 'deleted',
  undo: 'put back as they were',
};

const count = (n: number) => `${n.toLocaleString('en-US')} ${n === 1 ? 'tour' : 'tours'}`;

const frame = {
  mb: 1.5,
  p: 1.5,
  border: '1px solid var(--line)',
  borderRadius: 1,
  fontSize: 13,
} as const;

/** How far it is, and the means to stop it. */
export function BulkProgress({ run, onStop }: { run: BulkRun; onStop: () => void }) {
  const { done: ready, failed, total } = run.progress;
  const label = `${doing[run.kind]} ${ready + failed} of ${count(total)}`;
  return (
    <Box sx={{ ...frame, display: 'flex', alignItems: 'center', gap: 2 }}>
      <Box sx={{ flex: 1 }}>
        <Box role="status" sx={{ mb: '6px' }}>
          {label}
        </Box>
        <LinearProgress
          variant="determinate"
          aria-label={label}
          value={total === 0 ? 100 : (100 * (ready + failed)) / total}
        />
      </Box>
      <Button variant="outlined" onClick={onStop}>
        Stop
      </Button>
    </Box>
  );
}

interface BulkSummaryProps {
  outcome: BulkOutcome;
  onUndo: () => void;
  onRetry: (tours: readonly TourView[]) => void;
  onDismiss: () => void;
}

/** What became of it: how many went through, which failed and why, what was left. */
export function BulkSummary({ outcome, onUndo, onRetry, onDismiss }: BulkSummaryProps) {
  const { kind, result, canUndo } = outcome;
  const { failed, left } = result;
  const again = [...failed.map(({ item }) => item), ...left];
  return (
    <Box sx={frame}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1 }}>
        <Box role="status" sx={{ flex: 1, minWidth: 200 }}>
          {count(result.done.length)} {done[kind]}
          {failed.length > 0 && `, ${failed.length} failed`}
          {left.length > 0 && `, ${left.length} not begun`}
        </Box>
        {canUndo && (
          <Button variant="outlined" onClick={onUndo}>
            Undo
          </Button>
        )}
        {again.length > 0 && (
          <Button variant="outlined" onClick={() => onRetry(again)}>
            Try the other {again.length.toLocaleString('en-US')}
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
          {failed.map(({ item, failure }) => (
            <li key={item.id}>
              <Content language={item.language}>{item.title}</Content>: {failure.message}
            </li>
          ))}
        </Box>
      )}
    </Box>
  );
}
