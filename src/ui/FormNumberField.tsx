import { type ReactNode } from 'react';
import InputAdornment from '@mui/material/InputAdornment';
import OutlinedInput from '@mui/material/OutlinedInput';
import { describedBy, FormRow } from './FormRow';
import { useFormField } from './useFormField';

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

/**
 * A number of the form: its value is a number, null when empty, or the text as typed when that is no number
 * (for the form's rules to refuse).
 */
export function FormNumberField(props: FormNumberFieldProps) {
  const { name, label, help, required = false, disabled = false, placeholder, unit } = props;
  const { id, field, helpers, error } = useFormField<number | string | null>(name);
  const read = (text: string) => {
    const trimmed = text.trim();
    if (trimmed === '') return null;
    return /^-?\d+$/.test(trimmed) && Number.isSafeInteger(Number(trimmed))
      ? Number(trimmed)
      : text;
  };
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
        value={field.value ?? ''}
        error={error !== undefined}
        disabled={disabled}
        placeholder={placeholder}
        autoComplete="off"
        onBlur={field.onBlur}
        onChange={(event) => void helpers.setValue(read(event.target.value))}
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
}
