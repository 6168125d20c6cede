import { useMemo } from 'react';
import { type SectionPlays, type TourPlays } from '../../../domain/tours/analytics';
import { useConsoleSelector } from '../../../state/hooks/storeHooks';
import { useGetToursQuery } from '../../../state/endpoints/toursEndpoints';
import { useGetTourTranslationsQuery } from '../../../state/endpoints/tourTranslationsEndpoints';
import { type AnalyticsView } from '../view/useAnalyticsView';

/** Ids by name; null where two tours share it. */
type Names = Map<string, string | null>;

function addName(names: Names, name: string | null, id: string): void {
  if (name === null || name === '') return;
  const known = names.get(name);
  names.set(name, known === undefined || known === id ? id : null);
}

/**
 * Whose section a row is. The worker names the tour in words alone, in the row's language: they are
 * looked up among all the names that are known, of the tours' figures and of the catalogue.
 */
export function useSectionTours(view: AnalyticsView, tours: readonly TourPlays[]) {
  const { language, tour } = view;
  useGetToursQuery({ language: language ?? '' }, { skip: language === null });
  const { isLoading } = useGetTourTranslationsQuery(
    { tourId: tour ?? '' },
    { skip: tour === null },
  );
  const texts = useConsoleSelector((state) => state.tours.texts);
  const sections = useConsoleSelector((state) => state.sections.records);

  const names = useMemo(() => {
    const found: Names = new Map();
    for (const { tour_id, tour_name } of tours) addName(found, tour_name, tour_id);
    for (const text of Object.values(texts)) {
      if (text !== undefined) addName(found, text.title, text.tour_id);
    }
    return found;
  }, [tours, texts]);

  return useMemo(() => {
    /** Null where the name is unknown or belongs to more than one tour. */
    const tourIdOf = ({ section_id, tour_name }: SectionPlays): string | null => {
      const byRecord = sections[section_id]?.tour_id ?? null;
      return byRecord ?? (tour_name === null ? null : (names.get(tour_name) ?? null));
    };
    return { tourIdOf, isLoading };
  }, [names, sections, isLoading]);
}
