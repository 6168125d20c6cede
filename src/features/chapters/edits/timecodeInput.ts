import { formatTimecode } from '../../../domain/text/duration';
import { parseTypedTime } from '../../../domain/forms/typedTime';

/** Formats '1:05', or '1:05.250' when there are milliseconds to show. */
export function formatTimeInput(ms: number): string {
  return formatTimecode(ms, ms % 1000 !== 0);
}

export const INVALID_TIME_MESSAGE = 'Enter a time as MM:SS or in seconds';

/** Parses whole milliseconds, negative with a minus sign; null for text that is no time. */
export function parseTimeInput(text: string): number | null {
  const trimmed = text.trim();
  if (!trimmed.startsWith('-')) return parseTypedTime(trimmed);
  const ms = parseTypedTime(trimmed.slice(1));
  return ms === null ? null : -ms;
}
