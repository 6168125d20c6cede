import { type ReactNode } from 'react';
import { useField } from 'formik';
import { formatDuration } from '../../domain/text/duration';
import { isUnparsedDuration, parseTypedSeconds } from '../../domain/forms/typedTime';
import { FormNumberField, readNumber } from './FormNumberField';

export interface FormDurationFieldProps {
  name: string;
  label: string;
  help?: ReactNode;
  /** Help for a text that is no duration. */
  unparsedHelp?: ReactNode;
  required?: boolean;
  disabled?: boolean;
}

/**
 * Seconds of '4020', '67:00', '1:07:00' or '67 min'; null for nothing, and the text itself where it is none of these.
 */
const readDuration = (text: string): number | string | null =>
  parseTypedSeconds(text) ?? readNumber(text);

/** '4,020 s = 1:07:00'; below a minute '59 s'. */
function formatSeconds(value: unknown): string {
  if (typeof value !== 'number') return String(value);
  const seconds = `${value.toLocaleString('en-US')} s`;
  return value >= 60 ? `${seconds} = ${formatDuration(value)}` : seconds;
}

/** Duration, typed in seconds or as h:mm:ss, with both of them beside it. */
export function FormDurationField({ unparsedHelp, ...props }: FormDurationFieldProps) {
  const [{ value }] = useField<number | string | null>(props.name);
  const isLong = typeof value === 'number' && value >= 60;
  return (
    <FormNumberField
      {...props}
      keptHelp={isUnparsedDuration(value) ? unparsedHelp : undefined}
      placeholder="Seconds or h:mm:ss"
      unit={isLong ? formatSeconds(value) : 's'}
      read={readDuration}
      formatStored={formatSeconds}
    />
  );
}
