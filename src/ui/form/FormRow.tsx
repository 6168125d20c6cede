import { lazy, Suspense, type ReactNode } from 'react';
import Box from '@mui/material/Box';
import FormHelperText from '@mui/material/FormHelperText';
import visuallyHidden from '@mui/utils/visuallyHidden';
import { type FieldConflict } from './useFormField';

/** Loaded on demand, because conflicts are rare. */
const FieldConflictNote = lazy(async () => ({
  default: (await import('./FieldConflictNote')).FieldConflictNote,
}));

export interface FormRowProps {
  /** Id of the control; those of its label, help, error and conflict derive from it. */
  id: string;
  label: string;
  /** Subject of the field for screen readers, which do not convey its group: 'Section 1'. */
  subject?: string;
  required?: boolean;
  disabled?: boolean;
  help?: ReactNode;
  error?: ReactNode;
  /** Shown at the right of the help: a counter. */
  aside?: ReactNode;
  /** Conflict with a value stored after the field was changed. */
  conflict?: FieldConflict;
  /** Language of the value, when it is content. */
  language?: string;
  /** Formats the stored value as the field shows it. */
  formatStored?: (value: unknown) => ReactNode;
  children: ReactNode;
}

/** Value of a control's aria-describedby: the error or else the help, then the conflict; undefined for none. */
export function describedBy(
  id: string,
  hasError: boolean,
  hasHelp: boolean,
  hasConflict = false,
): string | undefined {
  const ids = [
    ...(hasError ? [`${id}-error`] : hasHelp ? [`${id}-help`] : []),
    ...(hasConflict ? [`${id}-conflict`] : []),
  ];
  return ids.length === 0 ? undefined : ids.join(' ');
}

/** Layout of one field: label above, help or error below. */
export function FormRow(props: FormRowProps) {
  const { id, label, subject, required = false, disabled = false } = props;
  const { help, error, aside, conflict, language, formatStored, children } = props;
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
      {conflict !== undefined && (
        <Suspense fallback={null}>
          <FieldConflictNote
            id={id}
            label={subject === undefined ? label : `${label} (${subject})`}
            language={language}
            conflict={conflict}
            format={formatStored}
          />
        </Suspense>
      )}
    </Box>
  );
}
