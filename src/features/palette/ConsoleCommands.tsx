import SearchIcon from '@mui/icons-material/Search';
import { useState } from 'react';
import IconButton from '@mui/material/IconButton';
import Tooltip from '@mui/material/Tooltip';
import { describeStep } from '../../state/history/describeEdit';
import { selectSteps } from '../../state/history/selectSteps';
import { undoStep } from '../../state/undo/undoStep';
import { useConsoleDispatch, useConsoleSelector } from '../../state/hooks/storeHooks';
import { useCommands } from '../../ui/command/CommandScope';
import { keyName } from '../../ui/command/KeyHint';
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

/** Its name changes with each edit: by itself, it has nothing drawn again. */
function UndoCommand() {
  const dispatch = useConsoleDispatch();
  const last = useConsoleSelector(selectSteps).find(({ canUndo }) => canUndo);
  const lastWords = last === undefined ? '' : describeStep(last.entries.map(({ edit }) => edit));
  useCommands(
    [
      {
        id: 'undo',
        label: lastWords === '' ? 'Undo the last change' : `Undo: ${lastWords}`,
        group: 'Everywhere',
        keys: ['Mod+Z'],
        canRun: () => last !== undefined,
        run: () => void (last !== undefined && dispatch(undoStep(last.id))),
      },
    ],
    lastWords,
  );
  return null;
}

/** What can be done from every screen, its button in the header, the palette and the list of keys. */
export function ConsoleCommands({ screens }: { screens: readonly Destination[] }) {
  const [shown, setShown] = useState<'palette' | 'keys' | null>(null);
  useCommands(
    [
      {
        id: 'palette',
        label: 'Command palette',
        group: 'Everywhere',
        keys: ['Mod+K'],
        canRun: () => true,
        run: () => setShown('palette'),
      },
      {
        id: 'keys',
        label: 'Keyboard shortcuts',
        group: 'Everywhere',
        keys: ['?'],
        canRun: () => true,
        run: () => setShown('keys'),
      },
    ],
    '',
  );
  const close = () => setShown(null);
  return (
    <>
      <Tooltip title={`Go to or do something (${keyName('Mod')}+K)`}>
        <IconButton aria-label="Command palette" onClick={() => setShown('palette')}>
          <SearchIcon />
        </IconButton>
      </Tooltip>
      {shown === 'palette' && <OpenPalette screens={screens} onClose={close} />}
      <ShortcutsDialog open={shown === 'keys'} onClose={close} />
      <UndoCommand />
    </>
  );
}
