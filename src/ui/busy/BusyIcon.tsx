import CircularProgress from '@mui/material/CircularProgress';
import HourglassEmpty from '@mui/icons-material/HourglassEmpty';
import { useIsLate } from './useIsLate';

/**
 * Spinner of a button with a pending call; replaced by an hourglass once the response is late, which LateNote reports.
 */
export function BusyIcon({ size = 14 }: { size?: number }) {
  return useIsLate() ? (
    <HourglassEmpty aria-hidden sx={{ fontSize: size }} />
  ) : (
    <CircularProgress size={size} color="inherit" aria-hidden />
  );
}
