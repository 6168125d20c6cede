import { useConsoleSelector } from '../../../state/hooks/storeHooks';
import { useGetSectionQuery } from '../../../state/endpoints/sectionsEndpoints';
import { selectSection, type SectionView } from '../../../state/select/selectSections';

interface SectionNameSources {
  tourId: string;
  sectionId: string;
  section: SectionView | null;
  /** True where the section has no texts in the language that is shown. */
  isMissing: boolean;
  /** Other languages in which it has texts, as far as they are known. */
  others: readonly string[];
  /** Primary language of the tour; null until it has loaded. */
  primaryLanguage: string | null;
}

export interface SectionName {
  title: string;
  language: string;
}

/** Title of a section, in another language where it has no texts in the one that is shown; null while none is known. */
export function useSectionName(sources: SectionNameSources): SectionName | null {
  const { tourId, sectionId, section, isMissing, others, primaryLanguage } = sources;
  const hasPrimary = others.length === 0 || others.includes(primaryLanguage ?? '');
  const other = hasPrimary ? primaryLanguage : (others[0] ?? null);
  const exists = section !== null || others.length > 0;
  const isNeeded = isMissing && exists && other !== null && other !== section?.language;
  const language = other ?? '';
  useGetSectionQuery({ sectionId, tourId, language }, { skip: !isNeeded });
  const named = useConsoleSelector((state) =>
    isNeeded ? selectSection(state, sectionId, language) : null,
  );
  const shown = section?.hasText === true ? section : named;
  return shown?.title ? { title: shown.title, language: shown.language } : null;
}
