import { foldForSearch, matchesSearch } from '../../../domain/text/searchText';
import { type Media } from '../../../domain/tours/media';
import { type SectionView } from '../../../state/select/selectSections';

export interface SectionFilter {
  query: string;
  /** True to keep only sections without a recording in the language. */
  isSilentOnly: boolean;
}

/** Codes of the languages that a section has recordings in, sorted. */
export function recordedLanguages({ media }: { media: readonly Media[] }): string[] {
  const recordings = media.filter(({ type }) => type === 'audio');
  return [...new Set(recordings.map(({ language }) => language))].sort();
}

/** Sections in order, filtered by search text in title or description and by missing audio. */
export function filterSections(
  sections: readonly SectionView[],
  { query, isSilentOnly }: SectionFilter,
  language: string,
): readonly SectionView[] {
  if (query.trim() === '' && !isSilentOnly) return sections;
  return sections.filter((section) => {
    if (isSilentOnly && recordedLanguages(section).includes(language)) return false;
    const texts = [section.title ?? '', section.description ?? ''];
    return matchesSearch(texts.map(foldForSearch), query);
  });
}
