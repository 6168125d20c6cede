function clock(wholeSeconds: number): string {
  const seconds = wholeSeconds % 60;
  const minutes = Math.floor(wholeSeconds / 60) % 60;
  const hours = Math.floor(wholeSeconds / 3600);
  const twoDigits = (value: number) => String(value).padStart(2, '0');
  return hours > 0
    ? `${hours}:${twoDigits(minutes)}:${twoDigits(seconds)}`
    : `${minutes}:${twoDigits(seconds)}`;
}

/** Seconds formatted as 'h:mm:ss', or 'm:ss' below an hour; '–' when unknown. */
export function formatDuration(seconds: number | null | undefined): string {
  if (seconds === null || seconds === undefined || !Number.isFinite(seconds) || seconds < 0) {
    return '–';
  }
  return clock(Math.floor(seconds));
}

/** Seconds formatted as '1:01:01 (3,661 seconds)'; '–' for null. */
export function describeDuration(seconds: number | null): string {
  if (seconds === null) return '–';
  const unit = seconds === 1 ? 'second' : 'seconds';
  return `${formatDuration(seconds)} (${seconds.toLocaleString('en-US')} ${unit})`;
}

/** Milliseconds of a wait as text, rounded up: '1 second', '12 seconds', '2 minutes'. */
export function formatWait(ms: number): string {
  const seconds = Math.max(1, Math.ceil(ms / 1000));
  const [count, unit] = seconds <= 90 ? [seconds, 'second'] : [Math.ceil(seconds / 60), 'minute'];
  return `${count} ${unit}${count === 1 ? '' : 's'}`;
}

/** Milliseconds formatted as 'm:ss' or 'h:mm:ss', optionally with three decimals ('1:02.345'). */
export function formatTimecode(ms: number, hasDecimals = false): string {
  const roundedMs = Math.max(0, Math.round(ms));
  const time = clock(Math.floor(roundedMs / 1000));
  return hasDecimals ? `${time}.${String(roundedMs % 1000).padStart(3, '0')}` : time;
}

const timecode = /^(?:(?:(\d+):)?(\d+):)?(\d+(?:\.\d*)?|\.\d+)$/;

/**
 * Milliseconds parsed from '90', '90.5', '1:30', '75:00' or '1:02:03.25'; null for anything else. After a colon,
 * minutes and seconds must be below 60.
 */
export function parseTimecode(text: string): number | null {
  const parts = timecode.exec(text.trim());
  if (parts === null) return null;
  const [, hours, minutes, seconds = ''] = parts;
  if (minutes !== undefined && Number(seconds) >= 60) return null;
  if (hours !== undefined && Number(minutes) >= 60) return null;
  const total = Number(hours ?? 0) * 3600 + Number(minutes ?? 0) * 60 + Number(seconds);
  const ms = Math.round(total * 1000);
  return Number.isSafeInteger(ms) ? ms : null;
}

/** Time for screen readers, to the millisecond: '12 min 03.2 s', '1 h 02 min 03.25 s', '4.5 s'. */
export function spokenTime(ms: number): string {
  const roundedMs = Math.max(0, Math.round(ms));
  const hours = Math.floor(roundedMs / 3_600_000);
  const minutes = Math.floor(roundedMs / 60_000) % 60;
  const fraction = roundedMs % 1000 === 0 ? '.0' : `.${String(roundedMs % 1000).padStart(3, '0')}`;
  const decimals = fraction.replace(/(\.\d+?)0+$/, '$1');
  const seconds = Math.floor(roundedMs / 1000) % 60;
  if (hours === 0 && minutes === 0) return `${seconds}${decimals} s`;
  const twoSeconds = `${String(seconds).padStart(2, '0')}${decimals} s`;
  if (hours === 0) return `${minutes} min ${twoSeconds}`;
  return `${hours} h ${String(minutes).padStart(2, '0')} min ${twoSeconds}`;
}

/** Whole seconds of a number field's value, also from numeric text; null when empty or invalid. */
export function parseSeconds(value: number | string | null): number | null {
  if (value === null || value === '') return null;
  if (typeof value === 'string' && !/^\s*-?\d+(?:\.\d*)?\s*$/.test(value)) return null;
  const seconds = Number(value);
  return Number.isFinite(seconds) ? Math.trunc(seconds) : null;
}
