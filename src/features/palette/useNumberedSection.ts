import { skipToken } from '@reduxjs/toolkit/query';
import { useMemo } from 'react';
import { useNavigate } from 'react-router-dom';
import { sectionPath } from '../../domain/paths/sectionPaths';
import { useGetTourSectionsQuery } from '../../state/endpoints/sectionsEndpoints';
import { useConsoleSelector } from '../../state/hooks/storeHooks';
import { selectCurrentLanguage } from '../../state/select/selectLanguages';
import { selectSectionList } from '../../state/select/selectSections';
import { icons } from './commands/paletteIcons';
import { type PaletteEntry } from './find/findEntries';

/** Section of the page's tour named by its number, as in 'section 3'; fetches the tour's sections on demand. */
export function useNumberedSection(query: string, tourId: string | null) {
  const navigate = useNavigate();
  const { code: language } = useConsoleSelector(selectCurrentLanguage);
  const number = Number(/^\s*sections?\s+#?(\d{1,3})\s*$/i.exec(query)?.[1] ?? 0);
  const isNamed = tourId !== null && number > 0;
  const { isFetching } = useGetTourSectionsQuery(isNamed ? { tourId, language } : skipToken);
  const sections = useConsoleSelector((state) =>
    isNamed ? selectSectionList(state, tourId, language) : null,
  );
  const section = sections?.[number - 1];
  const entries = useMemo((): PaletteEntry[] => {
    if (section === undefined || tourId === null) return [];
    const to = sectionPath(tourId, section.id);
    const named = section.title === null ? {} : { language };
    return [
      {
        id: to,
        to,
        label: section.title ?? '[No Title]',
        ...named,
        detail: `Section ${number} of this tour`,
        group: 'This tour',
        icon: icons.section,
        run: () => void navigate(to),
      },
    ];
  }, [section, tourId, number, language, navigate]);
  return { entries, isAsking: isNamed && isFetching && sections === null };
}
