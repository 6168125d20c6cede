import { countOf, formatCount } from './count';

/** Time in milliseconds before which the pace reflects only the first buffers. */
const SHORTEST_MS = 3000;

interface Transfer {
  /** Total bytes. */
  bytes: number;
  /** Completed share, 0 to 1. */
  share: number;
  elapsedMs: number;
}

function roundedTime(seconds: number): string {
  if (seconds < 10) return '10 seconds';
  if (seconds < 50) return `${Math.ceil(seconds / 10) * 10} seconds`;
  return countOf(Math.max(1, Math.round(seconds / 60)), 'minute');
}

/** Remaining time at the present pace: 'about 7 minutes left'; null while unknown. */
export function timeLeft(share: number, elapsedMs: number): string | null {
  if (elapsedMs < SHORTEST_MS || share <= 0 || share >= 1) return null;
  return `about ${roundedTime((elapsedMs * (1 - share)) / share / 1000)} left`;
}

/** Present pace and remaining time: '125 kB/s, about 7 minutes left'; null while unknown. */
export function transferPace({ bytes, share, elapsedMs }: Transfer): string | null {
  const left = timeLeft(share, elapsedMs);
  if (left === null) return null;
  const bytesPerSecond = (bytes * share * 1000) / elapsedMs;
  const [value, unit] =
    bytesPerSecond < 1_000_000
      ? [Math.max(1, Math.round(bytesPerSecond / 1000)), 'kB/s']
      : [Math.round(bytesPerSecond / 100_000) / 10, 'MB/s'];
  return `${formatCount(value)} ${unit}, ${left}`;
}
