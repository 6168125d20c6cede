import { formatTimecode } from '../../../domain/text/duration';
import { parseTypedTime } from '../../../domain/forms/typedTime';

/** Formats '1:05', or '1:05.250' for a fraction of a second. */
export function formatTimeInput(ms: number): string {
  return formatTimecode(ms, ms % 1000 !== 0);
}

const INVALID_TIME_MESSAGE = 'Enter a time as MM:SS or in seconds';
const PAST_SIXTY_MESSAGE = 'Minutes and seconds after a colon go up to 59';

/** Reason why a text is not a valid time, such as 60 or more after a colon. */
export function invalidTimeMessage(text: string): string {
  const isPastSixty = /^-?\d+(:\d+){1,2}([.,]\d+)?$/.test(text.trim()) && /:[6-9]\d/.test(text);
  return isPastSixty ? PAST_SIXTY_MESSAGE : INVALID_TIME_MESSAGE;
}

/** Parses a time to whole milliseconds, negative with a minus sign; null for invalid text. */
export function parseTimeInput(text: string): number | null {
  const trimmed = text.trim();
  if (!trimmed.startsWith('-')) return parseTypedTime(trimmed);
  const ms = parseTypedTime(trimmed.slice(1));
  return ms === null ? null : -ms;
}
