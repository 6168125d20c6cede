import { memo, type ReactNode } from 'react';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import Tooltip from '@mui/material/Tooltip';
import useEventCallback from '@mui/utils/useEventCallback';
import { keyName } from '../../../ui/command/KeyHint';
import { type EditorCommand } from './editorCommand';

interface CommandButtonProps {
  command: EditorCommand | undefined;
  /** Icon, or a single word for a main tool, whose key is shown beside it. */
  icon?: ReactNode;
  word?: string;
  /** State of a toggle; undefined for other commands. */
  isOn?: boolean;
}

/** CSS draws the key: as text it would become part of the button's accessible name. */
const wordStyle = {
  height: 32,
  minWidth: 0,
  px: 1,
  '&::after': {
    content: 'attr(data-key)',
    minWidth: 18,
    ml: '6px',
    border: '1px solid var(--line)',
    borderRadius: '4px',
    backgroundColor: 'var(--sunken)',
    color: 'text.secondary',
    fontSize: 11,
    lineHeight: '16px',
  },
};
const onStyle = { color: 'var(--accent-text)', backgroundColor: 'var(--accent-tint)' };
const offStyle = { opacity: 0.4, cursor: 'not-allowed' };

interface KeyButtonProps extends Omit<CommandButtonProps, 'command'> {
  label: string;
  shortcut: string;
  isEnabled: boolean;
  onPress: () => void;
}

/** Memoised: each render of the editor creates new command objects whose buttons look the same. */
const KeyButton = memo(function KeyButton(props: KeyButtonProps) {
  const { label, shortcut, icon, word, isOn, isEnabled, onPress } = props;
  const shared = {
    'aria-label': label,
    'aria-pressed': isOn,
    'aria-disabled': isEnabled ? undefined : true,
    onClick: onPress,
  };
  return (
    <Tooltip title={`${label} (${shortcut.split('+').map(keyName).join('+')})`}>
      {word === undefined ? (
        <IconButton {...shared} sx={[isOn === true && onStyle, !isEnabled && offStyle]}>
          {icon}
        </IconButton>
      ) : (
        <Button
          {...shared}
          data-key={shortcut}
          sx={[wordStyle, isOn === true && onStyle, !isEnabled && offStyle]}
        >
          {word}
        </Button>
      )}
    </Tooltip>
  );
});

/** Button of a command, with its shortcut in the tooltip. It keeps the focus when the command becomes unavailable. */
export function CommandButton({ command, ...look }: CommandButtonProps) {
  const press = useEventCallback(() => {
    if (command?.canRun() === true) command.run({ isRepeated: false });
  });
  if (command === undefined) return null;
  const { label, keys, canRun } = command;
  const [shortcut = ''] = keys;
  return (
    <KeyButton {...look} label={label} shortcut={shortcut} isEnabled={canRun()} onPress={press} />
  );
}
