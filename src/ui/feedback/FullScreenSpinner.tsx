import { useEffect, useState } from 'react';
import Box from '@mui/material/Box';
import CircularProgress from '@mui/material/CircularProgress';

/** What comes sooner is not worth a movement, and comes sooner without one. */
const QUIET_MS = 300;

interface FullScreenSpinnerProps {
  label: string;
  isInPage?: boolean;
}

/** Before anything can be drawn at all; `isInPage` where the frame of the console is there. */
export function FullScreenSpinner({ label, isInPage = false }: FullScreenSpinnerProps) {
  const [isLate, setLate] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setLate(true), QUIET_MS);
    return () => clearTimeout(timer);
  }, []);
  return (
    <Box
      role="status"
      sx={{
        display: 'flex',
        flexDirection: 'column',
        alignItems: 'center',
        justifyContent: 'center',
        gap: 2,
        ...(isInPage ? { flex: 1 } : { minHeight: '100dvh' }),
        color: 'text.secondary',
        fontSize: 13,
      }}
    >
      <Box sx={{ height: 24 }}>
        {isLate && <CircularProgress size={24} thickness={4} aria-hidden />}
      </Box>
      {label}
    </Box>
  );
}
