import { useGetAnalyticsOverviewQuery } from '../../state/endpoints/analyticsEndpoints';
import { useConsoleSelector } from '../../state/hooks/storeHooks';
import { selectKnownSections } from './selectKnownSections';

interface TotalSections {
  /** Null when neither the worker nor this device can tell. */
  count: number | null;
  /** Only those that this device knows of were counted. */
  isPartial: boolean;
  isLoading: boolean;
}

/** The sections of a language: as the worker counts them, else those this device knows of. */
export function useTotalSections(language: string): TotalSections {
  const { data, isLoading } = useGetAnalyticsOverviewQuery();
  const known = useConsoleSelector((state) => selectKnownSections(state, language));
  const counted = data?.by_language[language]?.total_sections;
  const count = counted ?? known ?? (data === undefined ? null : 0);
  return {
    count,
    isPartial: counted === undefined && known !== null,
    isLoading: isLoading && count === null,
  };
}
