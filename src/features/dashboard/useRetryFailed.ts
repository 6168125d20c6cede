import { adminEndpoints } from '../../state/endpoints/adminEndpoints';
import { languagesEndpoints } from '../../state/endpoints/languagesEndpoints';
import { useConsoleDispatch } from '../../state/hooks/storeHooks';
import { useAnalyticsOverview } from '../../state/hooks/useAnalyticsPart';

const { getLanguages } = languagesEndpoints.endpoints;

/**
 * Function that retries the dashboard's failed reads of languages, counts and access requests, and calls `readTours`
 * for the tours.
 */
export function useRetryFailed(readTours?: () => unknown): () => void {
  const dispatch = useConsoleDispatch();
  const overview = useAnalyticsOverview();
  const requests = adminEndpoints.useGetPendingRequestsQuery();
  const languages = getLanguages.useQueryState();
  return () => {
    readTours?.();
    if (overview.problem !== null) void overview.refetch();
    if (requests.isError) void requests.refetch();
    if (languages.isError) {
      const again = { forceRefetch: true, subscribe: false };
      void dispatch(getLanguages.initiate(undefined, again));
    }
  };
}
