import { useMemo } from 'react';
import { useConsoleSelector } from '../../../state/hooks/storeHooks';
import { useGetSectionsQuery } from '../../../state/endpoints/sectionsEndpoints';
import { selectSectionList, type SectionView } from '../../../state/select/selectSections';

/** Titles of a tour's sections in its primary language, by section id. */
export interface PrimaryTitles {
  language: string;
  titleOf: ReadonlyMap<string, string>;
}

/**
 * Titles in the tour's primary language, fetched with one request when sections lack texts in the current language;
 * null until loaded or when not needed.
 */
export function usePrimaryTitles(
  tourId: string,
  sections: readonly SectionView[] | null,
  primaryLanguage: string | null,
): PrimaryTitles | null {
  const isMissing = (section: SectionView) =>
    !section.hasText && section.language !== primaryLanguage;
  const isNeeded = primaryLanguage !== null && (sections ?? []).some(isMissing);
  const language = primaryLanguage ?? '';
  useGetSectionsQuery({ tourId, language }, { skip: !isNeeded });
  const named = useConsoleSelector((state) =>
    isNeeded ? selectSectionList(state, tourId, language) : null,
  );
  return useMemo(() => {
    if (named === null) return null;
    const titles = named.map(({ id, title }) => [id, title ?? ''] as const);
    return { language, titleOf: new Map(titles.filter(([, title]) => title !== '')) };
  }, [named, language]);
}
