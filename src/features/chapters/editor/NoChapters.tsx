import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { GridSkeleton } from '../../../ui/feedback/GridSkeleton';

interface NoChaptersProps {
  isLoading: boolean;
  /** They could not be read: an empty list, as far as anybody knows. */
  isUnread: boolean;
  onRetry: () => void;
}

/** What stands where the chapters would be. */
export function NoChapters({ isLoading, isUnread, onRetry }: NoChaptersProps) {
  if (isLoading) return <GridSkeleton rows={3} label="Loading chapters" />;
  return (
    <Box
      sx={{
        display: 'flex',
        alignItems: 'center',
        justifyContent: 'center',
        gap: 1,
        minHeight: 72,
        border: '1px solid var(--line)',
        borderRadius: 1,
        color: 'text.secondary',
        fontSize: 13,
      }}
    >
      No chapters yet
      {isUnread && <Button onClick={onRetry}>Reload</Button>}
    </Box>
  );
}
