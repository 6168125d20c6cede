import SearchIcon from '@mui/icons-material/Search';
import { lazy, Suspense, useState } from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import CircularProgress from '@mui/material/CircularProgress';
import Dialog from '@mui/material/Dialog';
import visuallyHidden from '@mui/utils/visuallyHidden';
import { useCommands } from '../../ui/command/CommandScope';
import { KeyHint } from '../../ui/command/KeyHint';
import { preloadedParts, usePreloadedParts } from './preloadedParts';
import { UndoCommand } from './UndoCommand';
import { type Destination } from './usePaletteEntries';

const PaletteDialog = lazy(async () => ({
  default: (await preloadedParts.palette()).PaletteDialog,
}));
const ShortcutsDialog = lazy(async () => ({
  default: (await preloadedParts.shortcuts()).ShortcutsDialog,
}));

/** Dialog that has the keys until the code of the one that was asked for is here. */
function LoadingDialog({ onClose }: { onClose: () => void }) {
  return (
    <Dialog open onClose={onClose} aria-label="Loading">
      <CircularProgress sx={{ m: 3 }} />
    </Dialog>
  );
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
  usePreloadedParts();
  const close = () => setOpenDialog(null);
  return (
    <>
      <PaletteButton onClick={() => setOpenDialog('palette')} />
      <Suspense fallback={<LoadingDialog onClose={close} />}>
        {openDialog === 'palette' && <PaletteDialog screens={screens} onClose={close} />}
        {openDialog === 'keys' && <ShortcutsDialog onClose={close} />}
      </Suspense>
      <UndoCommand />
    </>
  );
}
