import { type Language } from '../../domain/languages/language';
import { type Media } from '../../domain/tours/media';

/** The recordings of one language. */
export interface RecordingGroup {
  language: string;
  /** What listeners get: the newest. */
  current: Media;
  /** Newest first. */
  previous: Media[];
}

function compareAge(a: Media, b: Media): number {
  if (a.created_at !== b.created_at) return a.created_at < b.created_at ? 1 : -1;
  return a.id < b.id ? 1 : -1;
}

/** The recordings among a section's media by language, in the order of the languages. */
export function groupRecordings(
  media: readonly Media[],
  languages: readonly Language[],
): RecordingGroup[] {
  const codes = languages.map((language) => language.code);
  const rankOf = (code: string) => (codes.includes(code) ? codes.indexOf(code) : codes.length);
  const byLanguage = new Map<string, Media[]>();
  for (const recording of media.filter(({ type }) => type === 'audio').sort(compareAge)) {
    const others = byLanguage.get(recording.language);
    byLanguage.set(recording.language, [...(others ?? []), recording]);
  }
  return [...byLanguage]
    .flatMap(([language, [current, ...previous]]) =>
      current === undefined ? [] : [{ language, current, previous }],
    )
    .sort((a, b) => rankOf(a.language) - rankOf(b.language) || (a.language < b.language ? -1 : 1));
}

/** The recording to open: the one that was chosen, else the content language's, else the first. */
export function openRecording(
  groups: readonly RecordingGroup[],
  chosenId: string | null,
  contentLanguage: string,
): Media | null {
  const all = groups.flatMap(({ current, previous }) => [current, ...previous]);
  const ofLanguage = groups.find((group) => group.language === contentLanguage);
  const chosen = all.find((media) => media.id === chosenId);
  return chosen ?? ofLanguage?.current ?? groups[0]?.current ?? null;
}

/** What a recording is called where its title would stand. */
export function recordingName(media: Media): string {
  return media.title?.trim() || media.filename || 'No title';
}
