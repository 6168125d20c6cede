import { useId, useState } from 'react';
import Box from '@mui/material/Box';
import OutlinedInput from '@mui/material/OutlinedInput';

export interface TypedConfirmationProps {
  text: string;
  value: string;
  /** True when the value matches the text. */
  isTyped: boolean;
  onChange: (value: string) => void;
}

/** Field of a ConfirmDialog in which a name must be typed. */
export function TypedConfirmation({ text, value, isTyped, onChange }: TypedConfirmationProps) {
  const id = useId();
  const [isRefused, setRefused] = useState(false);
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
        error={isRefused}
        onChange={(event) => {
          setRefused(false);
          onChange(event.target.value);
        }}
        // A disabled submit button suppresses implicit submission on Enter, so the mismatch is reported here.
        onKeyDown={({ key, nativeEvent }) => {
          if (key === 'Enter' && !nativeEvent.isComposing) setRefused(!isTyped);
        }}
        inputProps={{
          dir: 'auto',
          spellCheck: false,
          'aria-describedby': isRefused ? `${id}-refused` : undefined,
        }}
      />
      {isRefused && (
        <Box role="alert" id={`${id}-refused`} sx={{ mt: 0.5, fontSize: 12, color: 'error.main' }}>
          {value.trim() === '' ? 'Nothing is typed yet.' : 'This does not match.'} Nothing has been
          done.
        </Box>
      )}
    </Box>
  );
}
