import { formatTimecode, parseTimecode } from '../../../domain/text/duration';

/** '1:05', or '1:05.250' where there are milliseconds to show. */
export function timeText(ms: number): string {
  return formatTimecode(ms, ms % 1000 !== 0);
}

export const UNREADABLE_TIME = 'Enter a time as MM:SS or in seconds';

/** Whole milliseconds; below zero behind a minus sign; null for what is no time. */
export function readTime(text: string): number | null {
  const trimmed = text.trim();
  if (!trimmed.startsWith('-')) return parseTimecode(trimmed);
  const ms = parseTimecode(trimmed.slice(1));
  return ms === null ? null : -ms;
}
