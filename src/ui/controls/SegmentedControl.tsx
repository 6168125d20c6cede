import { useId, type ReactNode } from 'react';
import Box from '@mui/material/Box';
import { useCommands } from '../command/CommandScope';

export interface SegmentedControlProps<Value extends string> {
  label: string;
  options: readonly { value: Value; label: string; icon?: ReactNode }[];
  value: Value;
  onChange: (value: Value) => void;
  /** Group of the commands that select its values: 'Shown: Audio'. No commands without one. */
  commandGroup?: string;
  /** True to focus the selected value on mount. */
  autoFocus?: boolean;
}

const visuallyHiddenInput = {
  position: 'absolute',
  opacity: 0,
  inset: 0,
  m: 0,
  cursor: 'pointer',
} as const;

/** Segmented control for two to four values, made of native radio buttons with their arrow keys. */
export function SegmentedControl<Value extends string>(props: SegmentedControlProps<Value>) {
  const { label, options, value, onChange, commandGroup, autoFocus = false } = props;
  const name = useId();
  const others = options.filter((option) => option.value !== value);
  const commands = others.map((option) => ({
    id: `${label}-${option.value}`,
    label: `${label}: ${option.label}`,
    group: commandGroup ?? '',
    keys: [],
    canRun: () => true,
    run: () => onChange(option.value),
  }));
  useCommands(commandGroup === undefined ? [] : commands, value);
  return (
    <Box
      role="radiogroup"
      aria-label={label}
      sx={{
        display: 'inline-flex',
        flex: 'none',
        height: 32,
        p: '2px',
        border: '1px solid var(--line)',
        borderRadius: 1,
        backgroundColor: 'var(--sunken)',
      }}
    >
      {options.map((option) => (
        <Box
          key={option.value}
          component="label"
          sx={{
            position: 'relative',
            display: 'flex',
            alignItems: 'center',
            gap: '6px',
            px: '10px',
            borderRadius: '4px',
            border: '1px solid transparent',
            color: 'text.secondary',
            fontSize: 13,
            fontWeight: 500,
            whiteSpace: 'nowrap',
            '&:hover': { color: 'text.primary' },
            '&:has(:checked)': {
              borderColor: 'var(--line-strong)',
              backgroundColor: 'var(--raised)',
              color: 'text.primary',
            },
            '&:has(:focus-visible)': { outline: '2px solid var(--accent-text)', outlineOffset: 1 },
          }}
        >
          <Box
            component="input"
            type="radio"
            name={name}
            checked={option.value === value}
            autoFocus={autoFocus && option.value === value}
            onChange={() => onChange(option.value)}
            sx={visuallyHiddenInput}
          />
          {option.icon}
          {option.label}
        </Box>
      ))}
    </Box>
  );
}
