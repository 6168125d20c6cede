import { type ReactNode } from 'react';
import Dialog from '@mui/material/Dialog';

interface PaletteFrameProps {
  label: string;
  onClose: () => void;
  children: ReactNode;
}

/** Dialog near the top of the window, for one field and what it finds. */
export function PaletteFrame({ label, onClose, children }: PaletteFrameProps) {
  return (
    <Dialog
      open
      onClose={onClose}
      fullWidth
      maxWidth="sm"
      slotProps={{ paper: { 'aria-label': label } }}
      sx={{ '& .MuiDialog-container': { alignItems: 'start', pt: '8vh' } }}
    >
      {children}
    </Dialog>
  );
}
