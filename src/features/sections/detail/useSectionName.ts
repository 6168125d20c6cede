import { useConsoleSelector } from '../../../state/hooks/storeHooks';
import { useGetSectionQuery } from '../../../state/endpoints/sectionsEndpoints';
import { selectSection, type SectionView } from '../../../state/select/selectSections';

interface SectionNameSources {
  tourId: string;
  sectionId: string;
  section: SectionView | null;
  /** True when the section has no texts in the page's language. */
  isMissing: boolean;
  /** Codes of other languages known to have texts; may be incomplete. */
  others: readonly string[];
  /** Primary language of the tour; null until loaded. */
  primaryLanguage: string | null;
}

export interface SectionName {
  title: string;
  language: string;
}

/** Title of a section in the page's language, with another language as fallback; null when no title is known. */
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
