import SearchIcon from '@mui/icons-material/Search';
import { useState } from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import visuallyHidden from '@mui/utils/visuallyHidden';
import { describeStep } from '../../state/history/describeEdit';
import { selectSteps } from '../../state/history/selectSteps';
import { isChangeBeingStored, undoLast } from '../../state/undo/undoLast';
import { useConsoleDispatch, useConsoleSelector } from '../../state/hooks/storeHooks';
import { useCommands } from '../../ui/command/CommandScope';
import { KeyHint } from '../../ui/command/KeyHint';
import { CommandPalette } from './CommandPalette';
import { ShortcutsDialog } from './ShortcutsDialog';
import { usePaletteEntries, type Destination } from './usePaletteEntries';

function OpenPalette({
  screens,
  onClose,
}: {
  screens: readonly Destination[];
  onClose: () => void;
}) {
  return <CommandPalette open entries={usePaletteEntries(screens)} onClose={onClose} />;
}

/**
 * Component of its own, because its label changes with each edit and should re-render nothing else.
 */
function UndoCommand() {
  const dispatch = useConsoleDispatch();
  const lastStep = useConsoleSelector(selectSteps).find(({ canUndo }) => canUndo);
  const lastDescription =
    lastStep === undefined ? '' : describeStep(lastStep.entries.map(({ edit }) => edit));
  useCommands(
    [
      {
        id: 'undo',
        label: lastDescription === '' ? 'Undo the last change' : `Undo: ${lastDescription}`,
        group: 'Everywhere',
        keys: ['Mod+Z'],
        isGlobal: true,
        canRun: () => lastStep !== undefined || dispatch(isChangeBeingStored()),
        run: () => void dispatch(undoLast()),
      },
    ],
    lastDescription,
  );
  return null;
}

/** Button in the shape of the search field that it opens; on a phone its icon alone. */
function PaletteButton({ onClick }: { onClick: () => void }) {
  return (
    <Button
      variant="outlined"
      aria-keyshortcuts="Control+K Meta+K"
      startIcon={<SearchIcon />}
      onClick={onClick}
      sx={{
        width: { md: 260 },
        height: 30,
        px: '10px',
        justifyContent: 'flex-start',
        color: 'text.secondary',
        fontWeight: 400,
      }}
    >
      <Box component="span" sx={{ display: { xs: 'none', md: 'contents' } }}>
        <Box component="span" sx={{ flex: 1, mr: 1, textAlign: 'left' }}>
          Search or run…
        </Box>
        <KeyHint keys="Mod+K" />
      </Box>
      <Box component="span" sx={[visuallyHidden, { display: { md: 'none' } }]}>
        Search or run…
      </Box>
    </Button>
  );
}

/** Global commands: the palette with its header button, the list of shortcuts, and undo. */
export function ConsoleCommands({ screens }: { screens: readonly Destination[] }) {
  const [openDialog, setOpenDialog] = useState<'palette' | 'keys' | null>(null);
  useCommands(
    [
      {
        id: 'palette',
        label: 'Command palette',
        group: 'Everywhere',
        keys: ['Mod+K'],
        isGlobal: true,
        worksWhileTyping: true,
        canRun: () => true,
        run: () => setOpenDialog('palette'),
      },
      {
        id: 'keys',
        label: 'Keyboard shortcuts',
        group: 'Everywhere',
        keys: ['?'],
        isGlobal: true,
        canRun: () => true,
        run: () => setOpenDialog('keys'),
      },
    ],
    '',
  );
  const close = () => setOpenDialog(null);
  return (
    <>
      <PaletteButton onClick={() => setOpenDialog('palette')} />
      {openDialog === 'palette' && <OpenPalette screens={screens} onClose={close} />}
      <ShortcutsDialog open={openDialog === 'keys'} onClose={close} />
      <UndoCommand />
    </>
  );
}
