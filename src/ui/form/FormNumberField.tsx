import { memo, type FocusEvent, type ReactNode } from 'react';
import InputAdornment from '@mui/material/InputAdornment';
import OutlinedInput from '@mui/material/OutlinedInput';
import { describedBy, FormRow } from './FormRow';
import { useFormField } from './useFormField';
import useEventCallback from '@mui/utils/useEventCallback';

export interface FormNumberFieldProps {
  name: string;
  label: string;
  help?: ReactNode;
  required?: boolean;
  disabled?: boolean;
  placeholder?: string;
  /** Unit after the number: 'seconds'. */
  unit?: ReactNode;
}

interface NumberInputProps extends FormNumberFieldProps {
  id: string;
  value: number | string | null;
  error: string | undefined;
  onBlur: (event: FocusEvent) => void;
  onTextInput: (text: string) => void;
}

function readNumber(text: string): number | string | null {
  const trimmed = text.trim();
  if (trimmed === '') return null;
  return /^-?\d+$/.test(trimmed) && Number.isSafeInteger(Number(trimmed)) ? Number(trimmed) : text;
}

/** Memoised like TextInput: Formik's context renders every field on each keystroke. */
const NumberInput = memo(function NumberInput(props: NumberInputProps) {
  const { id, name, label, help, required = false, disabled = false, placeholder, unit } = props;
  const { value, error, onBlur, onTextInput } = props;
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
        onChange={(event) => onTextInput(event.target.value)}
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
 * Number field. Its value is a number, null when empty, or the typed text when that is not an integer (for
 * validation to reject).
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
      onTextInput={change}
    />
  );
}
