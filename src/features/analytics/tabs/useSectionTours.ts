import { useMemo } from 'react';
import { type SectionPlays, type TourPlays } from '../../../domain/tours/analytics';
import { useConsoleSelector } from '../../../state/hooks/storeHooks';
import { useGetToursQuery } from '../../../state/endpoints/toursEndpoints';
import { useGetTourTranslationsQuery } from '../../../state/endpoints/tourTranslationsEndpoints';
import { type AnalyticsView } from '../view/useAnalyticsView';

/** Tour ids by name; null for a name that two tours share. */
type IdsByName = Map<string, string | null>;

function addName(names: IdsByName, name: string | null, id: string): void {
  if (name === null || name === '') return;
  const tourId = names.get(name);
  names.set(name, tourId === undefined || tourId === id ? id : null);
}

/**
 * Tour id of a row. The worker gives the tour by name only, in the row's language, so it is looked
 * up among all loaded names, of the analytics and of the catalogue.
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
    /** Null when the name is unknown or belongs to more than one tour. */
    const tourIdOf = ({ section_id, tour_name }: SectionPlays): string | null => {
      const cachedTourId = sections[section_id]?.tour_id ?? null;
      return cachedTourId ?? (tour_name === null ? null : (names.get(tour_name) ?? null));
    };
    return { tourIdOf, isLoading };
  }, [names, sections, isLoading]);
}
