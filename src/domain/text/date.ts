const dateOnly = /^\d{4}-\d{2}-\d{2}$/;
const months = 'Jan Feb Mar Apr May Jun Jul Aug Sep Oct Nov Dec'.split(' ');

/** Time in ISO 8601 or in epoch milliseconds. */
type Time = string | number | null | undefined;

function parse(time: Time): Date | null {
  if (time === null || time === undefined || time === '') return null;
  const date = new Date(time);
  return Number.isNaN(date.getTime()) ? null : date;
}

// Formatted without Intl.DateTimeFormat, whose creation takes a phone 0.1 s.
const formatParts = (year: number, month: number, day: number) =>
  `${months[month]} ${day}, ${year}`;
const localDate = (date: Date) => formatParts(date.getFullYear(), date.getMonth(), date.getDate());

/** Date such as 'Jan 5, 2025' in the reader's time zone; '–' when missing or invalid. */
export function formatDate(time: Time): string {
  const date = parse(time);
  if (date === null) return '–';
  // A date without a time denotes the same day in every time zone.
  return typeof time === 'string' && dateOnly.test(time)
    ? formatParts(date.getUTCFullYear(), date.getUTCMonth(), date.getUTCDate())
    : localDate(date);
}

/** Date and time such as 'Jan 5, 2025, 3:04 PM' in the reader's time zone; '–' when missing or invalid. */
export function formatDateTime(time: Time): string {
  const date = parse(time);
  if (date === null) return '–';
  const hour = date.getHours();
  const minute = String(date.getMinutes()).padStart(2, '0');
  return `${localDate(date)}, ${hour % 12 || 12}:${minute} ${hour < 12 ? 'AM' : 'PM'}`;
}

const MINUTE_MS = 60_000;

/** Relative time: 'just now', '5 min ago', '3 h ago', '2 days ago'. */
export function formatAgo(fromMs: number, nowMs: number): string {
  const minutes = Math.floor((nowMs - fromMs) / MINUTE_MS);
  if (!(minutes >= 1)) return 'just now';
  if (minutes < 60) return `${minutes} min ago`;
  const hours = Math.floor(minutes / 60);
  if (hours < 24) return `${hours} h ago`;
  const days = Math.floor(hours / 24);
  return days === 1 ? '1 day ago' : `${days} days ago`;
}

/** Age of data: 'from just now', 'from 5 min ago'. */
export const formatAge = (fromMs: number, nowMs: number) => `from ${formatAgo(fromMs, nowMs)}`;
