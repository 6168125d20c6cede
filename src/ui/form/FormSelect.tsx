import { type ReactNode } from 'react';
import Box from '@mui/material/Box';
import MenuItem from '@mui/material/MenuItem';
import Select from '@mui/material/Select';
import { describedBy, FormRow } from './FormRow';
import { selectOptionContent } from './selectOptionContent';
import { useFormField } from './useFormField';

export interface FormSelectOption {
  value: string;
  label: string;
  /** Flag emoji. */
  flag?: string;
  disabled?: boolean;
}

export interface FormSelectProps {
  name: string;
  label: string;
  options: readonly FormSelectOption[];
  help?: ReactNode;
  required?: boolean;
  disabled?: boolean;
  autoFocus?: boolean;
  /** Shown while nothing is selected. */
  placeholder?: string;
  /** Called after the form's value changes. */
  onValueChange?: (value: string) => void;
}

export function FormSelect(props: FormSelectProps) {
  const { name, label, options, help, required = false, disabled = false, placeholder } = props;
  const { id, field, onBlur, helpers, error, conflict } = useFormField<string>(name);
  const selected = options.find((option) => option.value === field.value);
  return (
    <FormRow
      id={id}
      label={label}
      required={required}
      disabled={disabled}
      help={help}
      error={error}
      conflict={conflict}
      formatStored={(value) =>
        options.find((option) => option.value === value)?.label ?? String(value)
      }
    >
      <Select
        id={id}
        labelId={`${id}-label`}
        name={name}
        fullWidth
        displayEmpty
        value={selected === undefined ? '' : field.value}
        error={error !== undefined}
        disabled={disabled}
        autoFocus={props.autoFocus}
        onBlur={onBlur}
        onChange={(event) => {
          void helpers.setValue(event.target.value);
          props.onValueChange?.(event.target.value);
        }}
        renderValue={() =>
          selected === undefined ? (
            <Box component="span" sx={{ color: 'text.disabled' }}>
              {placeholder ?? 'Choose…'}
            </Box>
          ) : (
            selectOptionContent(selected)
          )
        }
        SelectDisplayProps={{
          'aria-describedby': describedBy(
            id,
            error !== undefined,
            help !== undefined,
            conflict !== undefined,
          ),
          'aria-invalid': error !== undefined || undefined,
          'aria-required': required || undefined,
        }}
      >
        {options.map((option) => (
          <MenuItem key={option.value} value={option.value} disabled={option.disabled}>
            {selectOptionContent(option)}
          </MenuItem>
        ))}
      </Select>
    </FormRow>
  );
}
