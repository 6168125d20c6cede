import { type ReactNode } from 'react';
import { useField } from 'formik';
import { formatDuration } from '../../domain/text/duration';
import { FormNumberField } from './FormNumberField';

export interface FormDurationFieldProps {
  name: string;
  label: string;
  help?: ReactNode;
  required?: boolean;
  disabled?: boolean;
}

/** Duration in seconds, with the formatted duration beside the number. */
export function FormDurationField(props: FormDurationFieldProps) {
  const [{ value }] = useField<number | string | null>(props.name);
  const unit = typeof value === 'number' && value > 0 ? `s = ${formatDuration(value)}` : 's';
  return <FormNumberField {...props} unit={unit} />;
}
