import { useRef, useState } from 'react';
import MoreHoriz from '@mui/icons-material/MoreHoriz';
import Divider from '@mui/material/Divider';
import IconButton from '@mui/material/IconButton';
import ListItemText from '@mui/material/ListItemText';
import ListSubheader from '@mui/material/ListSubheader';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import Tooltip from '@mui/material/Tooltip';
import { type ChapterFormat } from '../../../domain/chapterFormats/chapterFormat';
import { chapterFormats } from '../../../domain/chapterFormats/chapterFormats';

export interface MenuAction {
  label: string;
  /** Reason the action is disabled; null when it can run. */
  disabledReason: string | null;
  /** True for what gives a recording its first chapters. */
  startsChapters?: boolean;
  run: () => void;
}

interface EditorMenuProps {
  actions: readonly MenuAction[];
  canExport: boolean;
  onExport: (format: ChapterFormat) => void;
}

/** Menu of suggestions, copy, import and export. */
export function EditorMenu({ actions, canExport, onExport }: EditorMenuProps) {
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  /**
   * Action that runs after the menu has closed and restored the focus, so that what it opens keeps
   * the focus.
   */
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
  return (
    <>
      <Tooltip title="Suggest, copy, import, export">
        <IconButton
          aria-label="More chapter actions"
          aria-haspopup="menu"
          aria-expanded={anchor !== null}
          onClick={(event) => setAnchor(event.currentTarget)}
        >
          <MoreHoriz />
        </IconButton>
      </Tooltip>
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
        {chapterFormats.map((format) => (
          <MenuItem
            key={format.id}
            disabled={!canExport}
            onClick={() => choose(() => onExport(format))}
          >
            <ListItemText primary={format.label} secondary={format.loss} />
          </MenuItem>
        ))}
      </Menu>
    </>
  );
}
