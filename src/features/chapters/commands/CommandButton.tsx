import { type ReactNode } from 'react';
import IconButton from '@mui/material/IconButton';
import Tooltip from '@mui/material/Tooltip';
import { keyName } from '../../../ui/command/KeyHint';
import { type EditorCommand } from './editorCommand';

interface CommandButtonProps {
  command: EditorCommand | undefined;
  icon: ReactNode;
  /** State of a toggle; undefined for a command that is not one. */
  isOn?: boolean;
}

/** Icon button of a command, with its shortcut in the tooltip. */
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
