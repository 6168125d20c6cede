import { useId, useRef, useState, type ReactNode } from 'react';
import ExpandMore from '@mui/icons-material/ExpandMore';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Popover from '@mui/material/Popover';
import { useCommands } from '../command/CommandScope';

export interface PopoverButtonProps {
  label: string;
  icon?: ReactNode;
  /** Count beside the label; hidden when zero. */
  count?: number;
  /** Width of the popover in pixels. */
  width?: number;
  disabled?: boolean;
  /** Command that also opens the popover. */
  command?: { label: string; group: string };
  /** Receives a function that closes the popover. */
  children: (close: () => void) => ReactNode;
}

const labelStyle = { overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' };

export function PopoverButton(props: PopoverButtonProps) {
  const { label, icon, count = 0, width = 280, disabled = false, command, children } = props;
  const id = useId();
  const button = useRef<HTMLButtonElement>(null);
  const [isOpen, setOpen] = useState(false);
  const close = () => setOpen(false);
  const open = () => setOpen(true);
  const commands =
    command === undefined
      ? []
      : [{ ...command, id: label, keys: [], canRun: () => !disabled, run: open }];
  useCommands(commands, command?.label ?? '');
  return (
    <>
      <Button
        ref={button}
        variant="outlined"
        disabled={disabled}
        startIcon={icon}
        endIcon={<ExpandMore />}
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        aria-controls={isOpen ? id : undefined}
        onClick={open}
        sx={{ height: 32, px: '10px', flex: 'none', maxWidth: '100%' }}
      >
        <Box component="span" title={label} sx={labelStyle}>
          {label}
        </Box>
        {count > 0 && (
          <Box component="span" sx={{ ml: '6px', color: 'var(--accent-text)' }}>
            {count}
          </Box>
        )}
      </Button>
      <Popover
        open={isOpen}
        anchorEl={() => button.current}
        onClose={close}
        anchorOrigin={{ vertical: 'bottom', horizontal: 'left' }}
        transformOrigin={{ vertical: -4, horizontal: 'left' }}
        slotProps={{ paper: { id, role: 'dialog', 'aria-label': label, sx: { width, p: 1.5 } } }}
      >
        {children(close)}
      </Popover>
    </>
  );
}
