import { useMemo } from 'react';
import { type TourPlays } from '../../../domain/tours/analytics';
import { useConsoleSelector } from '../../../state/hooks/storeHooks';
import { useGetToursQuery } from '../../../state/endpoints/toursEndpoints';
import { selectCurrentLanguage } from '../../../state/select/selectLanguages';
import { selectTourList } from '../../../state/select/selectTours';
import { nameTours, type NamedTour } from './analyticsRows';

/**
 * Tours with their titles in the content language, and their places; fetches that language's list when it is not
 * cached.
 */
export function useNamedTours(tours: readonly TourPlays[]): NamedTour[] {
  const { code } = useConsoleSelector(selectCurrentLanguage);
  useGetToursQuery({ language: code });
  const list = useConsoleSelector((state) => selectTourList(state, code));
  return useMemo(
    () => nameTours(tours, new Map(list?.map((tour) => [tour.id, tour])), code),
    [tours, list, code],
  );
}
