import { foldForSearch, matchesSearch } from '../../../domain/text/searchText';
import { type Media } from '../../../domain/tours/media';
import { type SectionView } from '../../../state/select/selectSections';

export interface SectionFilter {
  query: string;
  /** True for sections without a recording in the language alone. */
  isSilentOnly: boolean;
}

/** Codes of the languages that a section has recordings in, sorted. */
export function recordedLanguages({ media }: { media: readonly Media[] }): string[] {
  const recordings = media.filter(({ type }) => type === 'audio');
  return [...new Set(recordings.map(({ language }) => language))].sort();
}

/** Sections whose title or description has the words, in their order. */
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
