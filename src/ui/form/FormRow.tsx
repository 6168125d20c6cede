import { type ReactNode } from 'react';
import Box from '@mui/material/Box';
import FormHelperText from '@mui/material/FormHelperText';
import visuallyHidden from '@mui/utils/visuallyHidden';

export interface FormRowProps {
  /** Id of the control, from which `${id}-label`, `${id}-help` and `${id}-error` are derived. */
  id: string;
  label: string;
  /** Subject of the field, for those who do not see its group: 'Section 1'. */
  subject?: string;
  required?: boolean;
  disabled?: boolean;
  help?: ReactNode;
  error?: string;
  /** Shown at the right of the help: a counter. */
  aside?: ReactNode;
  children: ReactNode;
}

/** Value of a control's aria-describedby: the error, which replaces the help, or the help. */
export function describedBy(id: string, hasError: boolean, hasHelp: boolean): string | undefined {
  if (hasError) return `${id}-error`;
  return hasHelp ? `${id}-help` : undefined;
}

/** Layout of one field: label above, help or error below. */
export function FormRow(props: FormRowProps) {
  const { id, label, subject, required = false, disabled = false } = props;
  const { help, error, aside, children } = props;
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
        {subject !== undefined && <span style={visuallyHidden}>{` (${subject})`}</span>}
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
