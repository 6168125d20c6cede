import {
  useGetSectionPlaysQuery,
  useGetTourPlaysQuery,
} from '../../../state/endpoints/analyticsEndpoints';
import { readSectionPlays, readTourPlays } from '../../../state/api/readAnalytics';
import { useAnalyticsOverview, useAnalyticsPart } from '../../../state/hooks/useAnalyticsPart';

/** All analytics of the worker, refreshed together so that the three tabs are consistent. */
export function useAnalytics() {
  const overview = useAnalyticsOverview();
  const sections = useGetSectionPlaysQuery();
  const tours = useGetTourPlaysQuery();
  const refresh = () => {
    for (const { refetch } of [overview, sections, tours]) void refetch();
  };
  return {
    overview,
    sections: useAnalyticsPart('sections', sections, readSectionPlays),
    tours: useAnalyticsPart('tours', tours, readTourPlays),
    isFetching: overview.isFetching || sections.isFetching || tours.isFetching,
    refresh,
  };
}
