import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { KeyHint } from '../../../ui/command/KeyHint';
import { RefusableButton } from '../../../ui/controls/RefusableButton';
import { GridSkeleton } from '../../../ui/feedback/GridSkeleton';
import { type MenuAction } from '../commands/EditorMenu';

interface NoChaptersProps {
  isLoading: boolean;
  /** True when the chapters could not be loaded. */
  hasFailed: boolean;
  onRetry: () => void;
  /** Actions that create several chapters at once. */
  actions: readonly MenuAction[];
}

const emptyStyle = {
  flex: '1 0 auto',
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  justifyContent: 'center',
  gap: '4px',
  minHeight: 72,
  p: 2,
  color: 'text.secondary',
  fontSize: 13,
  textAlign: 'center',
} as const;

/** Placeholder for the table while chapters load, or when there are none. */
export function NoChapters({ isLoading, hasFailed, onRetry, actions }: NoChaptersProps) {
  if (isLoading) return <GridSkeleton rows={3} label="Loading chapters" />;
  return (
    <Box sx={emptyStyle}>
      <Box component="strong" sx={{ color: 'text.primary', fontWeight: 500 }}>
        No chapters yet
      </Box>
      <span>
        Press <KeyHint keys="B" /> to start one at the playhead, or add several at once:
      </span>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', justifyContent: 'center', gap: 1, mt: 1 }}>
        {hasFailed && (
          <Button variant="outlined" onClick={onRetry}>
            Reload
          </Button>
        )}
        {actions.map(({ label, disabledReason, run }) => (
          <RefusableButton
            key={label}
            variant="outlined"
            color="inherit"
            refusal={disabledReason}
            onClick={run}
          >
            {label}
          </RefusableButton>
        ))}
      </Box>
    </Box>
  );
}
