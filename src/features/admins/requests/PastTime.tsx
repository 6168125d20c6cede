import { formatAgo, formatDate, formatDateTime } from '../../../domain/text/date';

const MONTH_MS = 30 * 24 * 60 * 60 * 1000;

/** Relative time as in '2 days ago', or a date after 30 days; the tooltip has the full time. */
export function PastTime({ at }: { at: string | null }) {
  const atMs = at === null ? Number.NaN : Date.parse(at);
  if (at === null || Number.isNaN(atMs)) return <>–</>;
  const nowMs = Date.now();
  return (
    <time dateTime={at} title={formatDateTime(at)} style={{ whiteSpace: 'nowrap' }}>
      {nowMs - atMs < MONTH_MS ? formatAgo(atMs, nowMs) : formatDate(at)}
    </time>
  );
}
