import { useConsoleSelector } from '../../state/hooks/storeHooks';
import { useAnalyticsOverview } from '../../state/hooks/useAnalyticsPart';
import { selectCachedSectionCount } from './selectCachedSectionCount';

interface TotalSections {
  /** Null when it is unknown to the worker and the cache. */
  count: number | null;
  /** True when only cached sections were counted. */
  isPartial: boolean;
  isLoading: boolean;
  /** Time of the worker's count in epoch milliseconds, where a newer one could not be had; null else. */
  keptAtMs: number | null;
}

/** Number of sections in a language: the worker's count, now or of the last visit, otherwise the cached ones. */
export function useTotalSections(language: string): TotalSections {
  const { data, isFetching, problem, updatedAtMs } = useAnalyticsOverview();
  const cachedCount = useConsoleSelector((state) => selectCachedSectionCount(state, language));
  const workerCount = data?.by_language[language]?.total_sections;
  const count = workerCount ?? cachedCount ?? (data === null ? null : 0);
  return {
    count,
    isPartial: workerCount === undefined && cachedCount !== null,
    isLoading: isFetching && count === null,
    keptAtMs: problem === null || data === null ? null : updatedAtMs,
  };
}
