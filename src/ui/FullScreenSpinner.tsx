import Box from '@mui/material/Box';
import CircularProgress from '@mui/material/CircularProgress';

interface FullScreenSpinnerProps {
  label: string;
  isInPage?: boolean;
}

/** Before anything can be drawn at all; `isInPage` where the frame of the console is there. */
export function FullScreenSpinner({ label, isInPage = false }: FullScreenSpinnerProps) {
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
      <CircularProgress size={24} thickness={4} aria-hidden />
      {label}
    </Box>
  );
}
