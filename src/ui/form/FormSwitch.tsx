import { type ReactNode } from 'react';
import Box from '@mui/material/Box';
import FormHelperText from '@mui/material/FormHelperText';
import Switch from '@mui/material/Switch';
import { describedBy } from './FormRow';
import { useFormField } from './useFormField';

export interface FormSwitchProps {
  name: string;
  label: string;
  help?: ReactNode;
  disabled?: boolean;
}

export function FormSwitch({ name, label, help, disabled = false }: FormSwitchProps) {
  const { id, field, onBlur, helpers, error } = useFormField<boolean>(name);
  return (
    <Box sx={{ display: 'flex', gap: 1.5, alignItems: 'flex-start' }}>
      <Switch
        id={id}
        name={name}
        checked={field.value === true}
        disabled={disabled}
        onBlur={onBlur}
        onChange={(_event, isOn) => void helpers.setValue(isOn)}
        slotProps={{
          input: { 'aria-describedby': describedBy(id, error !== undefined, help !== undefined) },
        }}
      />
      <Box sx={{ minWidth: 0 }}>
        <Box component="label" htmlFor={id} sx={{ fontSize: 14, lineHeight: '20px' }}>
          {label}
        </Box>
        {error !== undefined && (
          <FormHelperText error id={`${id}-error`} sx={{ mt: 0 }}>
            {error}
          </FormHelperText>
        )}
        {error === undefined && help !== undefined && (
          <FormHelperText id={`${id}-help`} sx={{ mt: 0 }}>
            {help}
          </FormHelperText>
        )}
      </Box>
    </Box>
  );
}
