import { useRef, useState } from 'react';
import Box from '@mui/material/Box';
import ListItemText from '@mui/material/ListItemText';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import { KeyHint } from '../../../ui/command/KeyHint';
import { OnceOpened } from '../../../ui/controls/OnceOpened';
import { type EditorCommand } from './editorCommand';

/** Window coordinates in pixels, from the top left. */
export interface MenuPosition {
  left: number;
  top: number;
}

interface ChapterMenuProps {
  commands: readonly EditorCommand[];
  /** Null while the menu is closed. */
  position: MenuPosition | null;
  onClose: () => void;
}

const shownIds = ['audition', 'split', 'merge', 'title', 'shift', 'remove'];

/** Context menu of the focused chapter, or of the selected chapters: editor commands with their keys. */
export function ChapterMenu({ commands, position, onClose }: ChapterMenuProps) {
  /** Runs after the menu has restored the focus, so that anything the command opens keeps the focus. */
  const chosen = useRef<EditorCommand | null>(null);
  const [lastPosition, setLastPosition] = useState<MenuPosition>({ left: 0, top: 0 });
  if (position !== null && position !== lastPosition) setLastPosition(position);
  const runChosen = () => {
    const command = chosen.current;
    chosen.current = null;
    command?.run({ isRepeated: false });
  };
  const shown = shownIds.flatMap((id) => commands.filter((command) => command.id === id));
  return (
    <OnceOpened isOpen={position !== null}>
      <Menu
        open={position !== null}
        anchorReference="anchorPosition"
        anchorPosition={lastPosition}
        onClose={onClose}
        slotProps={{ transition: { onExited: runChosen } }}
      >
        {shown.map((command) => {
          const { id, label, keys, canRun } = command;
          return (
            <MenuItem
              key={id}
              disabled={!canRun()}
              onClick={() => {
                chosen.current = command;
                onClose();
              }}
              sx={{ gap: 3, color: id === 'remove' ? 'var(--danger-text)' : undefined }}
            >
              <ListItemText primary={label} />
              <Box aria-hidden>
                <KeyHint keys={keys[0] ?? ''} />
              </Box>
            </MenuItem>
          );
        })}
      </Menu>
    </OnceOpened>
  );
}
