import { type ReactNode } from 'react';
import IconButton from '@mui/material/IconButton';
import Tooltip from '@mui/material/Tooltip';
import { keyName } from '../../../ui/command/KeyHint';
import { type EditorCommand } from './editorCommand';

interface CommandButtonProps {
  command: EditorCommand | undefined;
  icon: ReactNode;
  /** Of a switch. */
  isOn?: boolean;
}

/** A command as a button, with its key in the tooltip. */
export function CommandButton({ command, icon, isOn }: CommandButtonProps) {
  if (command === undefined) return null;
  const { label, keys, canRun, run } = command;
  const [key = ''] = keys;
  return (
    <Tooltip title={`${label} (${key.split('+').map(keyName).join('+')})`}>
      <span>
        <IconButton
          aria-label={label}
          aria-pressed={isOn}
          disabled={!canRun()}
          onClick={() => run({ isRepeated: false })}
          sx={
            isOn === true
              ? { color: 'var(--accent-text)', backgroundColor: 'var(--accent-tint)' }
              : undefined
          }
        >
          {icon}
        </IconButton>
      </span>
    </Tooltip>
  );
}
