import { skipToken } from '@reduxjs/toolkit/query';
import { useConsoleSelector } from '../../../state/hooks/storeHooks';
import { problemOf } from '../../../state/api/problemOf';
import { languageNamed, selectLanguages } from '../../../state/select/selectLanguages';
import { selectTour } from '../../../state/select/selectTours';
import { useGetTourQuery } from '../../../state/endpoints/toursEndpoints';

export type TourCheckState =
  | { state: 'none' | 'checking' | 'unchecked' }
  | { state: 'fine'; text: string }
  | { state: 'warned'; text: string };

/** Check that the recipients can open the tour: published, with texts in their language. */
export function useTourCheck(tourId: string | null, language: string): TourCheckState {
  const { currentData, error } = useGetTourQuery(
    tourId === null ? skipToken : { tourId, language },
    { refetchOnMountOrArgChange: true },
  );
  const tour = useConsoleSelector((state) =>
    tourId === null ? null : selectTour(state, tourId, language),
  );
  const label = useConsoleSelector(
    (state) => languageNamed(selectLanguages(state), language).label,
  );
  if (tourId === null) return { state: 'none' };
  const missing = `This tour has no ${label} text: in the app it may not open.`;
  if (error !== undefined) {
    return problemOf(error).status === 404
      ? { state: 'warned', text: missing }
      : { state: 'unchecked' };
  }
  if (currentData === undefined) return { state: 'checking' };
  if (tour === null) return { state: 'warned', text: missing };
  if (!tour.is_published) {
    return { state: 'warned', text: 'This tour is a draft: the app does not show it.' };
  }
  return { state: 'fine', text: `Published, with ${label} text.` };
}
