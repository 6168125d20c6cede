import { skipToken } from '@reduxjs/toolkit/query';
import { useGetTourSectionsQuery } from '../../../state/endpoints/sectionsEndpoints';
import { useGetTourQuery } from '../../../state/endpoints/toursEndpoints';
import { useConsoleView } from '../../../state/hooks/storeHooks';
import { selectReadySections } from '../../../state/select/selectReadySections';
import { type TourView } from '../../../state/select/tourViews';

/** Readiness of the tour's sections, fetched when the tour's own response lacks them; null until then. */
export function useSectionReadiness({ id: tourId, language }: TourView) {
  const { isSuccess } = useGetTourQuery({ tourId, language });
  const sections = useConsoleView((state) => selectReadySections(state, tourId, language));
  useGetTourSectionsQuery(isSuccess && sections === null ? { tourId, language } : skipToken);
  return sections;
}
