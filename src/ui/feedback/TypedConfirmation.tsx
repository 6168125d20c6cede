import { useId } from 'react';
import Box from '@mui/material/Box';
import OutlinedInput from '@mui/material/OutlinedInput';

export interface TypedConfirmationProps {
  text: string;
  value: string;
  onChange: (value: string) => void;
}

/** Field of a ConfirmDialog in which a name must be typed. */
export function TypedConfirmation({ text, value, onChange }: TypedConfirmationProps) {
  const id = useId();
  return (
    <Box sx={{ mt: 1 }}>
      <Box component="label" htmlFor={id} sx={{ display: 'block', mb: 0.75, fontSize: 13 }}>
        Type <strong dir="auto">{text}</strong> to confirm
      </Box>
      <OutlinedInput
        id={id}
        fullWidth
        autoFocus
        autoComplete="off"
        value={value}
        onChange={(event) => onChange(event.target.value)}
        inputProps={{ dir: 'auto', spellCheck: false }}
      />
    </Box>
  );
}
