import { memo, type FocusEvent, type ReactNode } from 'react';
import InputAdornment from '@mui/material/InputAdornment';
import OutlinedInput from '@mui/material/OutlinedInput';
import { describedBy, FormRow } from './FormRow';
import { useFormField } from './useFormField';
import { useEventCallback } from '../hooks/useEventCallback';

export interface FormNumberFieldProps {
  name: string;
  label: string;
  help?: ReactNode;
  required?: boolean;
  disabled?: boolean;
  placeholder?: string;
  /** Behind the number: 'seconds'. */
  unit?: ReactNode;
}

interface NumberInputProps extends FormNumberFieldProps {
  id: string;
  value: number | string | null;
  error: string | undefined;
  onBlur: (event: FocusEvent) => void;
  onText: (text: string) => void;
}

function readNumber(text: string): number | string | null {
  const trimmed = text.trim();
  if (trimmed === '') return null;
  return /^-?\d+$/.test(trimmed) && Number.isSafeInteger(Number(trimmed)) ? Number(trimmed) : text;
}

/** Drawn again only where it changed itself, as a text of the form is. */
const NumberInput = memo(function NumberInput(props: NumberInputProps) {
  const { id, name, label, help, required = false, disabled = false, placeholder, unit } = props;
  const { value, error, onBlur, onText } = props;
  return (
    <FormRow
      id={id}
      label={label}
      required={required}
      disabled={disabled}
      help={help}
      error={error}
    >
      <OutlinedInput
        id={id}
        name={name}
        value={value ?? ''}
        error={error !== undefined}
        disabled={disabled}
        placeholder={placeholder}
        autoComplete="off"
        onBlur={onBlur}
        onChange={(event) => onText(event.target.value)}
        endAdornment={
          unit === undefined ? undefined : (
            <InputAdornment
              position="end"
              disableTypography
              sx={{ fontSize: 13, color: 'text.secondary' }}
            >
              {unit}
            </InputAdornment>
          )
        }
        fullWidth
        inputProps={{
          inputMode: 'numeric',
          'aria-describedby': describedBy(id, error !== undefined, help !== undefined),
          'aria-required': required || undefined,
        }}
      />
    </FormRow>
  );
});

/**
 * A number of the form: its value is a number, null when empty, or the text as typed when that is no number
 * (for the form's rules to refuse).
 */
export function FormNumberField(props: FormNumberFieldProps) {
  const { id, field, helpers, error } = useFormField<number | string | null>(props.name);
  const change = useEventCallback((text: string) => void helpers.setValue(readNumber(text)));
  return (
    <NumberInput
      {...props}
      id={id}
      value={field.value}
      error={error}
      onBlur={field.onBlur}
      onText={change}
    />
  );
}
