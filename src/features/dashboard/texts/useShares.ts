import { useMemo } from 'react';
import { useConsoleSelector } from '../../../state/hooks/storeHooks';
import { useAnalyticsOverview } from '../../../state/hooks/useAnalyticsPart';
import { selectEnabledLanguages } from '../../../state/select/selectLanguages';
import { selectAvailableLanguages } from '../../../state/select/selectTourLanguages';
import { languageShares } from './languageShares';

/** Progress of each enabled language, by the tours' rows and the worker's counts. */
export function useShares() {
  const languages = useConsoleSelector(selectEnabledLanguages);
  const languagesByTour = useConsoleSelector(selectAvailableLanguages);
  const { data, isFetching } = useAnalyticsOverview();
  const counts = data?.by_language ?? null;
  const shares = useMemo(() => {
    const codes = languages.map(({ code }) => code);
    return languageShares(codes, languagesByTour, counts);
  }, [languages, languagesByTour, counts]);
  return { shares, languages, counts, isCounting: counts === null && isFetching };
}
