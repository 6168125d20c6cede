const dateOnly = /^\d{4}-\d{2}-\d{2}$/;
const months = 'Jan Feb Mar Apr May Jun Jul Aug Sep Oct Nov Dec'.split(' ');

function parse(iso: string | null | undefined): Date | null {
  if (iso === null || iso === undefined || iso === '') return null;
  const date = new Date(iso);
  return Number.isNaN(date.getTime()) ? null : date;
}

// Formatted by hand: creating Intl.DateTimeFormat takes a phone 0.1 s.
const formatParts = (year: number, month: number, day: number) =>
  `${months[month]} ${day}, ${year}`;
const localDate = (date: Date) => formatParts(date.getFullYear(), date.getMonth(), date.getDate());

/** 'Jan 5, 2025' in the reader's time zone; '–' for no date. */
export function formatDate(iso: string | null | undefined): string {
  const date = parse(iso);
  if (date === null) return '–';
  // A date without a time is the same day in every time zone.
  return dateOnly.test(iso ?? '')
    ? formatParts(date.getUTCFullYear(), date.getUTCMonth(), date.getUTCDate())
    : localDate(date);
}

/** 'Jan 5, 2025, 3:04 PM' in the reader's time zone; '–' for no date. */
export function formatDateTime(iso: string | null | undefined): string {
  const date = parse(iso);
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
