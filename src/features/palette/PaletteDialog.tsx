import { CommandPalette } from './CommandPalette';
import { usePaletteEntries, type Destination } from './usePaletteEntries';

interface PaletteDialogProps {
  screens: readonly Destination[];
  onClose: () => void;
}

/** The command palette over what there is to choose from. */
export function PaletteDialog({ screens, onClose }: PaletteDialogProps) {
  return <CommandPalette open entries={usePaletteEntries(screens)} onClose={onClose} />;
}
