import { useMemo } from 'react';
import { type SectionPlays, type TourPlays } from '../../../domain/tours/analytics';
import { useConsoleSelector } from '../../../state/hooks/storeHooks';
import { useGetToursQuery } from '../../../state/endpoints/toursEndpoints';
import { useGetTourTranslationsQuery } from '../../../state/endpoints/tourTranslationsEndpoints';
import { type AnalyticsView } from '../view/useAnalyticsView';

/** Tour ids by name; null for an ambiguous name. */
type IdsByName = Map<string, string | null>;

function addName(names: IdsByName, name: string | null, id: string): void {
  if (name === null || name === '') return;
  const tourId = names.get(name);
  names.set(name, tourId === undefined || tourId === id ? id : null);
}

/**
 * Function that returns the tour id of a row. The worker provides only the tour's name, in the row's language, so the
 * id is looked up by all known names from analytics and catalogue.
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
    const idsByName: IdsByName = new Map();
    for (const { tour_id, tour_name } of tours) addName(idsByName, tour_name, tour_id);
    for (const text of Object.values(texts)) {
      if (text !== undefined) addName(idsByName, text.title, text.tour_id);
    }
    return idsByName;
  }, [tours, texts]);

  return useMemo(() => {
    /** Null when the name is unknown or ambiguous. */
    const tourIdOf = ({ section_id, tour_name }: SectionPlays): string | null => {
      const cachedTourId = sections[section_id]?.tour_id ?? null;
      return cachedTourId ?? (tour_name === null ? null : (names.get(tour_name) ?? null));
    };
    return { tourIdOf, isLoading };
  }, [names, sections, isLoading]);
}
