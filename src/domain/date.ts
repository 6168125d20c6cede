import { once } from './once';

const dateOnly = /^\d{4}-\d{2}-\d{2}$/;
const day = { year: 'numeric', month: 'short', day: 'numeric' } as const;
const localDate = once(() => new Intl.DateTimeFormat('en-US', day));
/** A date without a time means that day everywhere. */
const wholeDay = once(() => new Intl.DateTimeFormat('en-US', { ...day, timeZone: 'UTC' }));
const localDateTime = once(
  () => new Intl.DateTimeFormat('en-US', { ...day, hour: 'numeric', minute: '2-digit' }),
);

function parse(iso: string | null | undefined): Date | null {
  if (iso === null || iso === undefined || iso === '') return null;
  const date = new Date(iso);
  return Number.isNaN(date.getTime()) ? null : date;
}

/** 'Jan 5, 2025' in the reader's time zone; '–' for no date. */
export function formatDate(iso: string | null | undefined): string {
  const date = parse(iso);
  if (date === null) return '–';
  return (dateOnly.test(iso ?? '') ? wholeDay() : localDate()).format(date);
}

/** 'Jan 5, 2025, 3:04 PM' in the reader's time zone; '–' for no date. */
export function formatDateTime(iso: string | null | undefined): string {
  const date = parse(iso);
  if (date === null) return '–';
  // Newer ICU data put a narrow no-break space before AM and PM.
  return localDateTime()
    .format(date)
    .replace(/\u202f/g, ' ');
}

const minuteMs = 60_000;

/** How long ago something was: 'just now', '5 min ago', '3 h ago', '2 days ago'. */
export function formatAgo(fromMs: number, nowMs: number): string {
  const minutes = Math.floor((nowMs - fromMs) / minuteMs);
  if (!(minutes >= 1)) return 'just now';
  if (minutes < 60) return `${minutes} min ago`;
  const hours = Math.floor(minutes / 60);
  if (hours < 24) return `${hours} h ago`;
  const days = Math.floor(hours / 24);
  return days === 1 ? '1 day ago' : `${days} days ago`;
}

/** How old data is: 'from just now', 'from 5 min ago'. */
export const formatAge = (fromMs: number, nowMs: number) => `from ${formatAgo(fromMs, nowMs)}`;
