import { formatTimecode } from '../../domain/text/duration';

const BEGINNING = 'The file ends early';

/** Notice about a file with less audio than its headers declare; both counts in samples at this rate (Hz). */
export function truncationNotice(samples: number, declared: number, sampleRate: number): string {
  const time = (count: number) => formatTimecode((count / sampleRate) * 1000);
  return `${BEGINNING}: ${time(samples)} of ${time(declared)} are there.`;
}

/** Truncation notice among those of a recording; null when complete. */
export function truncationAmong(notices: readonly string[]): string | null {
  return notices.find((notice) => notice.startsWith(BEGINNING)) ?? null;
}
