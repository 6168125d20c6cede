import { useConsoleSelector } from '../../state/hooks/storeHooks';
import { useAnalyticsOverview } from '../../state/hooks/useAnalyticsPart';
import { selectCachedSectionCount } from './selectCachedSectionCount';

interface TotalSections {
  /** Null when neither worker nor cache provides a count. */
  count: number | null;
  /** True when only cached sections are counted. */
  isPartial: boolean;
  isLoading: boolean;
  /** Time of the worker's last count in epoch milliseconds when it could not be refreshed; null otherwise. */
  keptAtMs: number | null;
}

/** Number of sections in a language: the worker's current or last count, with the cached sections as fallback. */
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
