import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { GridSkeleton } from '../../../ui/feedback/GridSkeleton';

interface NoChaptersProps {
  isLoading: boolean;
  /** True when the chapters could not be loaded. */
  hasFailed: boolean;
  onRetry: () => void;
}

/** Placeholder of the table while chapters load, or when there are none. */
export function NoChapters({ isLoading, hasFailed, onRetry }: NoChaptersProps) {
  if (isLoading) return <GridSkeleton rows={3} label="Loading chapters" />;
  return (
    <Box
      sx={{
        display: 'flex',
        alignItems: 'center',
        justifyContent: 'center',
        gap: 1,
        flex: '1 0 auto',
        minHeight: 72,
        color: 'text.secondary',
        fontSize: 13,
      }}
    >
      No chapters yet
      {hasFailed && <Button onClick={onRetry}>Reload</Button>}
    </Box>
  );
}
