import Box from '@mui/material/Box';

const dropStyle = {
  position: 'fixed',
  zIndex: 'modal',
  inset: 12,
  display: 'grid',
  placeItems: 'center',
  border: '2px dashed var(--accent-text)',
  borderRadius: 1,
  backgroundColor: 'color-mix(in srgb, var(--page) 80%, transparent)',
  fontSize: 16,
  pointerEvents: 'none',
} as const;

/** Overlay shown while files are dragged over the page. */
export const DropNote = () => <Box sx={dropStyle}>Drop audio files to upload them</Box>;
