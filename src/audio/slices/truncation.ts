import { formatTimecode } from '../../domain/text/duration';

const BEGINNING = 'The file ends early';

/** Notice of a file with less sound than its headers declare; both in samples of this rate (Hz). */
export function truncationNotice(samples: number, declared: number, sampleRate: number): string {
  const time = (count: number) => formatTimecode((count / sampleRate) * 1000);
  return `${BEGINNING}: ${time(samples)} of ${time(declared)} are there.`;
}

/** The notice, among those of a recording, that its file ends early; null where it is whole. */
export function truncationAmong(notices: readonly string[]): string | null {
  return notices.find((notice) => notice.startsWith(BEGINNING)) ?? null;
}
