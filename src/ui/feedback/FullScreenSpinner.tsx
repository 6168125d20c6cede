import { useEffect, useState } from 'react';
import Box from '@mui/material/Box';
import CircularProgress from '@mui/material/CircularProgress';

/** Delay in milliseconds before the spinner appears, so that short waits show nothing. */
const SPINNER_DELAY_MS = 300;

interface FullScreenSpinnerProps {
  label: string;
  isInPage?: boolean;
}

/** Spinner shown before anything can be rendered; with `isInPage` inside the console's frame. */
export function FullScreenSpinner({ label, isInPage = false }: FullScreenSpinnerProps) {
  const [isVisible, setVisible] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setVisible(true), SPINNER_DELAY_MS);
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
        {isVisible && <CircularProgress size={24} thickness={4} aria-hidden />}
      </Box>
      {label}
    </Box>
  );
}
