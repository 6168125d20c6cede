import { countOf, formatCount } from './count';

/** A pace before that would be that of the first buffers. */
const SHORTEST_MS = 3000;

interface Transfer {
  /** Bytes in all. */
  bytes: number;
  /** Part of them that is done, 0 to 1. */
  share: number;
  elapsedMs: number;
}

function roundedTime(seconds: number): string {
  if (seconds < 10) return '10 seconds';
  if (seconds < 50) return `${Math.ceil(seconds / 10) * 10} seconds`;
  return countOf(Math.max(1, Math.round(seconds / 60)), 'minute');
}

/** Time left at the pace so far: 'about 7 minutes left'; null while that is unknown. */
export function timeLeft(share: number, elapsedMs: number): string | null {
  if (elapsedMs < SHORTEST_MS || share <= 0 || share >= 1) return null;
  return `about ${roundedTime((elapsedMs * (1 - share)) / share / 1000)} left`;
}

/** Pace so far and what is left at that pace: '125 kB/s, about 7 minutes left'; null while it is unknown. */
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
