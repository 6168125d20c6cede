import { type ReactNode } from 'react';
import { useField } from 'formik';
import { formatDuration } from '../../domain/text/duration';
import { isUnparsedDuration, parseTypedSeconds } from '../../domain/forms/typedTime';
import { FormNumberField, readNumber } from './FormNumberField';

export interface FormDurationFieldProps {
  name: string;
  label: string;
  help?: ReactNode;
  /** Help for text that is not a duration. */
  unparsedHelp?: ReactNode;
  required?: boolean;
  disabled?: boolean;
}

/** Seconds parsed from '4020', '67:00', '1:07:00' or '67 min'; null when empty, the text itself when unparsable. */
const readDuration = (text: string): number | string | null =>
  parseTypedSeconds(text) ?? readNumber(text);

/** Formatted seconds: '4,020 s = 1:07:00'; '59 s' below a minute. */
function formatSeconds(value: unknown): string {
  if (typeof value !== 'number') return String(value);
  const seconds = `${value.toLocaleString('en-US')} s`;
  return value >= 60 ? `${seconds} = ${formatDuration(value)}` : seconds;
}

/** Duration typed in seconds or as h:mm:ss, with both notations shown beside the input. */
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
