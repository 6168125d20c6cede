import { CommandPalette } from './CommandPalette';
import { usePaletteEntries, type Destination } from './usePaletteEntries';

interface PaletteDialogProps {
  screens: readonly Destination[];
  initialQuery: string;
  onClose: () => void;
}

/** The command palette over what there is to choose from. */
export function PaletteDialog({ screens, ...palette }: PaletteDialogProps) {
  return <CommandPalette entries={usePaletteEntries(screens)} {...palette} />;
}
