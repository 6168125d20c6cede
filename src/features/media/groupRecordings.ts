import { type Language } from '../../domain/languages/language';
import { compareNewest, type Media } from '../../domain/tours/media';

/** Recordings of one language. */
export interface RecordingGroup {
  language: string;
  /** Newest recording, which listeners hear. */
  current: Media;
  /** Older recordings, newest first. */
  previous: Media[];
}

/** Recordings among a section's media, grouped by language, in the order of the languages. */
export function groupRecordings(
  media: readonly Media[],
  languages: readonly Language[],
): RecordingGroup[] {
  const codes = languages.map((language) => language.code);
  const indexOf = (code: string) => (codes.includes(code) ? codes.indexOf(code) : codes.length);
  const byLanguage = new Map<string, Media[]>();
  for (const recording of media.filter(({ type }) => type === 'audio').sort(compareNewest)) {
    const group = byLanguage.get(recording.language);
    byLanguage.set(recording.language, [...(group ?? []), recording]);
  }
  return [...byLanguage]
    .flatMap(([language, [current, ...previous]]) =>
      current === undefined ? [] : [{ language, current, previous }],
    )
    .sort(
      (a, b) => indexOf(a.language) - indexOf(b.language) || (a.language < b.language ? -1 : 1),
    );
}

/**
 * Recording to open: the chosen one, or else that of the first preferred language with a recording, or else the first.
 */
export function openRecording(
  groups: readonly RecordingGroup[],
  chosenId: string | null,
  languages: readonly string[],
): Media | null {
  const allMedia = groups.flatMap(({ current, previous }) => [current, ...previous]);
  const chosen = allMedia.find((media) => media.id === chosenId);
  const code = languages.find((each) => groups.some(({ language }) => language === each));
  const preferred = groups.find(({ language }) => language === code) ?? groups[0];
  return chosen ?? preferred?.current ?? null;
}
