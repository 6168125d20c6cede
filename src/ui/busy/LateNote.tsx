import Box from '@mui/material/Box';
import { useIsLate } from './useIsLate';

/** Note beside a pending call, shown once its response is late. Mount with the call. */
export function LateNote() {
  const isLate = useIsLate();
  return (
    <Box role="status" sx={{ flex: '1 1 160px', fontSize: 13, color: 'text.secondary' }}>
      {isLate && 'No answer yet. Waiting up to 30 seconds.'}
    </Box>
  );
}
