import { type KeyboardEvent, type ReactNode } from 'react';
import Dialog from '@mui/material/Dialog';
import { keyCombination } from '../../ui/command/command';

interface PaletteFrameProps {
  label: string;
  onClose: () => void;
  children: ReactNode;
}

/** Dialog near the top of the window with one field and its results; the key that opens it also closes it. */
export function PaletteFrame({ label, onClose, children }: PaletteFrameProps) {
  const onKeyDown = (event: KeyboardEvent) => {
    if (keyCombination(event.nativeEvent) !== 'Mod+K') return;
    event.preventDefault();
    onClose();
  };
  return (
    <Dialog
      open
      onClose={onClose}
      onKeyDown={onKeyDown}
      fullWidth
      maxWidth="sm"
      slotProps={{ paper: { 'aria-label': label } }}
      sx={{ '& .MuiDialog-container': { alignItems: 'start', pt: '8vh' } }}
    >
      {children}
    </Dialog>
  );
}
