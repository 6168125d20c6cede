import SearchIcon from '@mui/icons-material/Search';
import { lazy, Suspense, useState } from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import InputBase from '@mui/material/InputBase';
import visuallyHidden from '@mui/utils/visuallyHidden';
import { useNavigate } from 'react-router-dom';
import { useCommands } from '../../ui/command/CommandScope';
import { ARRIVAL_BY_KEYS } from '../../ui/command/arrivalByKeys';
import { KeyHint } from '../../ui/command/KeyHint';
import { PaletteFrame } from './PaletteFrame';
import { preloadedParts, usePreloadedParts } from './preloadedParts';
import { UndoCommand } from './UndoCommand';

const CommandPalette = lazy(async () => ({
  default: (await preloadedParts.palette()).CommandPalette,
}));
const ShortcutsDialog = lazy(async () => ({
  default: (await preloadedParts.shortcuts()).ShortcutsDialog,
}));

export interface Destination {
  label: string;
  to: string;
  /** Shortcut that opens the destination. */
  keys?: string;
}

interface LoadingDialogProps {
  typed: string;
  onType: (text: string) => void;
  onClose: () => void;
}

/** Dialog that buffers typed text until the requested dialog's code has loaded. */
function LoadingDialog({ typed, onType, onClose }: LoadingDialogProps) {
  return (
    <PaletteFrame label="Loading" onClose={onClose}>
      <InputBase
        autoFocus
        value={typed}
        onChange={(event) => onType(event.target.value)}
        placeholder="Loading…"
        inputProps={{ 'aria-label': 'Loading', dir: 'auto' }}
        sx={{ px: 2, py: 1.25, fontSize: 15 }}
      />
    </PaletteFrame>
  );
}

/** Button in the shape of the search field that it opens; on a phone only its icon. */
function PaletteButton({ onClick }: { onClick: () => void }) {
  return (
    <Button
      variant="outlined"
      aria-keyshortcuts="Control+K Meta+K"
      startIcon={<SearchIcon />}
      onClick={onClick}
      sx={{
        width: { md: 260 },
        // Shrinks in favour of the header's notes on uploads and edits.
        flexShrink: 1,
        minWidth: { xs: 0, md: 120 },
        height: 30,
        px: '10px',
        justifyContent: 'flex-start',
        color: 'text.secondary',
        fontWeight: 400,
      }}
    >
      <Box component="span" sx={{ display: { xs: 'none', md: 'contents' } }}>
        <Box
          component="span"
          sx={{
            flex: 1,
            minWidth: 0,
            mr: 1,
            overflow: 'hidden',
            textAlign: 'left',
            textOverflow: 'ellipsis',
            whiteSpace: 'nowrap',
          }}
        >
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

/** Commands that navigate to the screens, on every page. */
function useScreenCommands(screens: readonly Destination[]): void {
  const navigate = useNavigate();
  useCommands(
    screens.map(({ label, to, keys }) => ({
      id: to,
      label,
      group: 'Go to',
      keys: keys === undefined ? [] : [keys],
      isGlobal: true,
      canRun: () => true,
      to,
      run: () => void navigate(to, { state: ARRIVAL_BY_KEYS }),
    })),
    '',
  );
}

/** Global commands: the palette with its header button, the shortcut list, the screens, and undo. */
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
  useScreenCommands(screens);
  const undoActions = usePreloadedParts();
  /** Text typed before the palette was loaded. */
  const [typed, setTyped] = useState('');
  const close = () => {
    setOpenDialog(null);
    setTyped('');
  };
  return (
    <>
      <PaletteButton onClick={() => setOpenDialog('palette')} />
      <Suspense fallback={<LoadingDialog typed={typed} onType={setTyped} onClose={close} />}>
        {openDialog === 'palette' && <CommandPalette initialQuery={typed} onClose={close} />}
        {openDialog === 'keys' && (
          <ShortcutsDialog onClose={close} onPaletteAsked={() => setOpenDialog('palette')} />
        )}
      </Suspense>
      <UndoCommand actions={undoActions} />
    </>
  );
}
