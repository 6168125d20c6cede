import ListItemIcon from '@mui/material/ListItemIcon';
import ListItemText from '@mui/material/ListItemText';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import { flushSync } from 'react-dom';
import { Link } from 'react-router-dom';
import { type RowAction } from '../gridRows/RecordColumn';

export interface RowMenuProps {
  actions: readonly RowAction[];
  anchor: Element;
  /** Pointer position of a right click; undefined when opened otherwise. */
  position?: { top: number; left: number };
  onClose: () => void;
}

function RowMenuItem({ action, onClose }: { action: RowAction; onClose: () => void }) {
  const { label, icon, onClick, to, tone, disabled = false, refusal } = action;
  const link = to !== undefined && !disabled ? { component: Link, to } : {};
  return (
    <MenuItem
      {...link}
      disabled={disabled || refusal !== undefined}
      onClick={() => {
        // Returns the focus to the row first, so that a dialog opened by the action restores it there.
        flushSync(onClose);
        onClick?.();
      }}
      sx={tone === 'danger' ? { color: 'var(--danger-text)' } : undefined}
    >
      <ListItemIcon sx={{ color: 'inherit' }}>{icon}</ListItemIcon>
      <ListItemText primary={label} secondary={refusal} />
    </MenuItem>
  );
}

/** Menu with the labelled actions of one row. */
export function RowMenu({ actions, anchor, position, onClose }: RowMenuProps) {
  return (
    <Menu
      open
      anchorEl={anchor}
      anchorReference={position === undefined ? 'anchorEl' : 'anchorPosition'}
      anchorPosition={position}
      onClose={onClose}
      anchorOrigin={{ vertical: 'bottom', horizontal: 'right' }}
      transformOrigin={{ vertical: 'top', horizontal: position === undefined ? 'right' : 'left' }}
    >
      {actions.map((action) => (
        <RowMenuItem key={action.id} action={action} onClose={onClose} />
      ))}
    </Menu>
  );
}
