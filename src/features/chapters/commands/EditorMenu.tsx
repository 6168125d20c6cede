import { memo, useEffect, useRef, useState } from 'react';
import MoreHoriz from '@mui/icons-material/MoreHoriz';
import Divider from '@mui/material/Divider';
import IconButton from '@mui/material/IconButton';
import ListItemText from '@mui/material/ListItemText';
import ListSubheader from '@mui/material/ListSubheader';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import Tooltip from '@mui/material/Tooltip';
import { type ChapterFormat } from '../../../domain/chapterFormats/chapterFormat';
import { type Command } from '../../../ui/command/command';
import { useCommands } from '../../../ui/command/CommandScope';
import { OnceOpened } from '../../../ui/controls/OnceOpened';

export interface MenuAction {
  label: string;
  /** Label in the page's command list, where the menu's shorter label would be ambiguous. */
  commandLabel?: string;
  /** True for actions that are already registered as a command with a key. */
  hasKey?: boolean;
  /** Reason the action is disabled; null when it can run. */
  disabledReason: string | null;
  /** True for actions that can create a recording's first chapters. */
  startsChapters?: boolean;
  run: () => void;
}

interface EditorMenuProps {
  actions: readonly MenuAction[];
  canExport: boolean;
  onExport: (format: ChapterFormat) => void;
}

/** Export formats, lazy-loaded after the editor's first render; empty until then. */
function useChapterFormats(): readonly ChapterFormat[] {
  const [formats, setFormats] = useState<readonly ChapterFormat[]>([]);
  useEffect(() => {
    void import('../../../domain/chapterFormats/chapterFormats').then(({ chapterFormats }) =>
      setFormats(chapterFormats),
    );
  }, []);
  return formats;
}

type MenuCommands = EditorMenuProps & { formats: readonly ChapterFormat[] };

/** Registers the menu's actions in the command palette. */
function useMenuCommands({ actions, formats, canExport, onExport }: MenuCommands): void {
  const shared = { group: 'Chapters', keys: [] };
  const offered = actions.filter(({ hasKey }) => hasKey !== true);
  const commands = offered.map(({ label, commandLabel = label, disabledReason, run }): Command => {
    const canRun = () => disabledReason === null;
    return { id: label, label: commandLabel, ...shared, canRun, run };
  });
  const exports = formats.map((format): Command => {
    const label = `Export chapters: ${format.label}`;
    return { id: label, label, ...shared, canRun: () => canExport, run: () => onExport(format) };
  });
  useCommands([...commands, ...exports], [...commands, ...exports].map(({ id }) => id).join());
}

interface MoreButtonProps {
  isOpen: boolean;
  onOpen: (anchor: HTMLElement) => void;
}

/** Memoised: each render of the editor creates new menu actions. */
const MoreButton = memo(({ isOpen, onOpen }: MoreButtonProps) => (
  <Tooltip title="Suggest, copy, import, export">
    <IconButton
      aria-label="More chapter actions"
      aria-haspopup="menu"
      aria-expanded={isOpen}
      onClick={(event) => onOpen(event.currentTarget)}
    >
      <MoreHoriz />
    </IconButton>
  </Tooltip>
));

/** Menu of suggestions, copy, import and export. */
export function EditorMenu({ actions, canExport, onExport }: EditorMenuProps) {
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  /** Action that runs after the menu has closed and restored the focus, so that anything it opens keeps the focus. */
  const chosen = useRef<(() => void) | null>(null);
  const close = () => setAnchor(null);
  const choose = (run: () => void) => {
    chosen.current = run;
    close();
  };
  const runChosen = () => {
    const run = chosen.current;
    chosen.current = null;
    run?.();
  };
  const formats = useChapterFormats();
  useMenuCommands({ actions, formats, canExport, onExport });
  return (
    <>
      <MoreButton isOpen={anchor !== null} onOpen={setAnchor} />
      <OnceOpened isOpen={anchor !== null}>
        <Menu
          anchorEl={anchor}
          open={anchor !== null}
          onClose={close}
          slotProps={{ transition: { onExited: runChosen } }}
        >
          {actions.map(({ label, disabledReason, run }) => (
            <MenuItem key={label} disabled={disabledReason !== null} onClick={() => choose(run)}>
              <ListItemText primary={label} secondary={disabledReason} />
            </MenuItem>
          ))}
          <Divider />
          <ListSubheader role="presentation">Export as</ListSubheader>
          {formats.map((format) => (
            <MenuItem
              key={format.id}
              disabled={!canExport}
              sx={{ maxWidth: 600, whiteSpace: 'normal' }}
              onClick={() => choose(() => onExport(format))}
            >
              <ListItemText primary={format.label} secondary={format.loss} />
            </MenuItem>
          ))}
        </Menu>
      </OnceOpened>
    </>
  );
}
