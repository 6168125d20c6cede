import Box from '@mui/material/Box';
import CircularProgress from '@mui/material/CircularProgress';

/** Before anything can be drawn at all. */
export function FullScreenSpinner({ label }: { label: string }) {
  return (
    <Box
      role="status"
      sx={{
        display: 'flex',
        flexDirection: 'column',
        alignItems: 'center',
        justifyContent: 'center',
        gap: 2,
        minHeight: '100dvh',
        color: 'text.secondary',
        fontSize: 13,
      }}
    >
      <CircularProgress size={24} thickness={4} aria-hidden />
      {label}
    </Box>
  );
}
