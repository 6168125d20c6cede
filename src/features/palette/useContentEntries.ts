import { useMemo, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { sectionPath } from '../../domain/paths/sectionPaths';
import { tourPath } from '../../domain/paths/tourPaths';
import { useGetToursQuery } from '../../state/endpoints/toursEndpoints';
import { readRecentTours } from '../../state/hooks/recentTours';
import { useConsoleSelector } from '../../state/hooks/storeHooks';
import { selectNamedSections } from '../../state/select/selectNamedSections';
import { selectTitlesByRecord } from '../../state/select/selectTitlesByRecord';
import { selectTourList } from '../../state/select/selectTours';
import { selectPerson } from '../../state/session/sessionSlice';
import { type PaletteEntry } from './find/findEntries';
import { icons } from './commands/paletteIcons';

/** Entries of tours, of the sections loaded so far, and of the tours that the person opened last. */
export function useContentEntries(language: string) {
  const navigate = useNavigate();
  const personId = useConsoleSelector(selectPerson)?.id ?? '';
  const [recentIds] = useState(() => readRecentTours(personId));
  useGetToursQuery({ language });
  const tours = useConsoleSelector((state) => selectTourList(state, language));
  const sections = useConsoleSelector((state) => selectNamedSections(state, language));
  const titles = useConsoleSelector(selectTitlesByRecord);
  return useMemo(() => {
    const otherTitles = (id: string) =>
      titles.get(id)?.filter((title) => title.language !== language);
    const tourEntries = new Map(
      (tours ?? []).map((tour): [string, PaletteEntry] => {
        const to = tourPath(tour.id);
        const entry = {
          id: to,
          to,
          label: tour.title,
          language: tour.language,
          tour,
          detail: tour.city,
          otherTitles: otherTitles(tour.id),
          group: 'Tours',
          icon: icons.tour,
          run: () => void navigate(to),
        };
        return [tour.id, entry];
      }),
    );
    const sectionEntries = sections.map((section): PaletteEntry => {
      const to = sectionPath(section.tourId, section.id);
      return {
        id: to,
        to,
        label: section.title,
        language,
        detail: tourEntries.get(section.tourId)?.label,
        otherTitles: otherTitles(section.id),
        group: 'Sections',
        icon: icons.section,
        run: () => void navigate(to),
      };
    });
    const recent = recentIds.flatMap((id): PaletteEntry[] => {
      const entry = tourEntries.get(id);
      if (entry === undefined) return [];
      return [{ ...entry, id: `recent:${id}`, group: 'Recent tours', isSuggestion: true }];
    });
    return { recent, records: [...tourEntries.values(), ...sectionEntries] };
  }, [tours, sections, titles, language, recentIds, navigate]);
}
