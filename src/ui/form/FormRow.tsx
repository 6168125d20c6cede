import { type ReactNode } from 'react';
import Box from '@mui/material/Box';
import FormHelperText from '@mui/material/FormHelperText';

export interface FormRowProps {
  /** The id of the control; `${id}-label`, `${id}-help` and `${id}-error` are derived from it. */
  id: string;
  label: string;
  required?: boolean;
  disabled?: boolean;
  help?: ReactNode;
  error?: string;
  /** At the right of the help: a counter. */
  aside?: ReactNode;
  children: ReactNode;
}

/** What a control's aria-describedby names: the error, which stands where the help was, or the help. */
export function describedBy(id: string, hasError: boolean, hasHelp: boolean): string | undefined {
  if (hasError) return `${id}-error`;
  return hasHelp ? `${id}-help` : undefined;
}

/** The place of one field: label above, help below, the error in the help's place. */
export function FormRow(props: FormRowProps) {
  const { id, label, required = false, disabled = false, help, error, aside, children } = props;
  return (
    <Box sx={{ minWidth: 0 }}>
      <Box
        component="label"
        id={`${id}-label`}
        htmlFor={id}
        sx={{
          display: 'block',
          mb: '6px',
          fontSize: 13,
          fontWeight: 500,
          color: disabled ? 'text.secondary' : 'text.primary',
        }}
      >
        {label}
        {required && (
          <Box component="span" aria-hidden sx={{ ml: '3px', color: 'error.main' }}>
            *
          </Box>
        )}
      </Box>
      {children}
      <Box sx={{ display: 'flex', gap: 2 }}>
        <Box sx={{ flex: 1, minWidth: 0 }}>
          {error !== undefined && (
            <FormHelperText error id={`${id}-error`}>
              {error}
            </FormHelperText>
          )}
          {error === undefined && help !== undefined && (
            <FormHelperText id={`${id}-help`}>{help}</FormHelperText>
          )}
        </Box>
        {aside !== undefined && (
          <FormHelperText className="number" sx={{ flex: 'none' }}>
            {aside}
          </FormHelperText>
        )}
      </Box>
    </Box>
  );
}
