import { memo, useState, type FocusEvent, type ReactNode } from 'react';
import InputAdornment from '@mui/material/InputAdornment';
import OutlinedInput from '@mui/material/OutlinedInput';
import { describedBy, FormRow } from './FormRow';
import { useFormField, type FieldConflict } from './useFormField';
import useEventCallback from '@mui/utils/useEventCallback';

export interface FormNumberFieldProps {
  name: string;
  label: string;
  help?: ReactNode;
  /** Replaces the usual help and, unlike that, stays visible together with an error. */
  keptHelp?: ReactNode;
  required?: boolean;
  disabled?: boolean;
  placeholder?: string;
  /** Unit after the number: 'seconds'. */
  unit?: ReactNode;
  /** Parses the typed text; as an integer by default. Must be a stable function. */
  read?: (text: string) => number | string | null;
  /** Formats the stored value of a conflict with its unit. Must be a stable function. */
  formatStored?: (value: unknown) => ReactNode;
}

interface NumberInputProps extends FormNumberFieldProps {
  id: string;
  value: number | string | null;
  error: string | undefined;
  conflict: FieldConflict | undefined;
  onBlur: (event: FocusEvent) => void;
  onTextInput: (text: string) => void;
}

/** Parses an integer; null when empty, the text itself when unparsable. */
export function readNumber(text: string): number | string | null {
  const trimmed = text.trim();
  if (trimmed === '') return null;
  return /^-?\d+$/.test(trimmed) && Number.isSafeInteger(Number(trimmed)) ? Number(trimmed) : text;
}

/** Memoised like TextInput, because Formik's context renders every field on each keystroke. */
const NumberInput = memo(function NumberInput(props: NumberInputProps) {
  const { id, name, label, required = false, disabled = false, placeholder, unit } = props;
  const { value, error, conflict, onBlur, onTextInput, formatStored, keptHelp } = props;
  const help = keptHelp ?? props.help;
  const errorAndHelp = keptHelp !== undefined && error !== undefined && (
    <>
      {error}
      <span style={{ display: 'block' }}>{keptHelp}</span>
    </>
  );
  return (
    <FormRow
      id={id}
      label={label}
      required={required}
      disabled={disabled}
      help={help}
      error={errorAndHelp || error}
      conflict={conflict}
      formatStored={formatStored}
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
          'aria-describedby': describedBy(
            id,
            error !== undefined,
            help !== undefined,
            conflict !== undefined,
          ),
          'aria-required': required || undefined,
        }}
      />
    </FormRow>
  );
});

/**
 * Number field. Its value is a number, null when empty, or the typed text when that cannot be parsed (for validation to
 * reject).
 */
export function FormNumberField(props: FormNumberFieldProps) {
  const { read = readNumber } = props;
  const { id, field, onBlur, helpers, error, conflict } = useFormField<number | string | null>(
    props.name,
  );
  const [typed, setTyped] = useState('');
  const change = useEventCallback((text: string) => {
    setTyped(text);
    void helpers.setValue(read(text));
  });
  // The typed notation stays while it parses to the form's value.
  const isTyped = typed !== '' && read(typed) === field.value;
  return (
    <NumberInput
      {...props}
      id={id}
      value={isTyped ? typed : field.value}
      error={error}
      conflict={conflict}
      onBlur={onBlur}
      onTextInput={change}
    />
  );
}
