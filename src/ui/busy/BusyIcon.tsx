import CircularProgress from '@mui/material/CircularProgress';
import HourglassEmpty from '@mui/icons-material/HourglassEmpty';
import { useIsLate } from './useIsLate';

/** Spinner of a button whose call is under way; it stops once the response is late, and LateNote reports it. */
export function BusyIcon({ size = 14 }: { size?: number }) {
  return useIsLate() ? (
    <HourglassEmpty aria-hidden sx={{ fontSize: size }} />
  ) : (
    <CircularProgress size={size} color="inherit" aria-hidden />
  );
}
