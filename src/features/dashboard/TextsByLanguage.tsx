import { lazy, Suspense, useMemo } from 'react';
import styled from '@emotion/styled';
import Skeleton from '@mui/material/Skeleton';
import { useConsoleSelector } from '../../state/hooks/storeHooks';
import { useAnalyticsOverview } from '../../state/hooks/useAnalyticsPart';
import { selectOfflineRefusal } from '../../state/reachability/reachabilitySlice';
import { selectEnabledLanguages } from '../../state/select/selectLanguages';
import { selectAvailableLanguages } from '../../state/select/selectTourLanguages';
import { DashboardBlock } from './DashboardBlock';
import { languageShares, mainShare } from './languageShares';
import { progressColumns } from './progressColumns';
import { RetryButton } from '../../ui/waiting/RetryButton';

// Loaded lazily: counts and tours come first.
const LanguageProgressList = lazy(async () => ({
  default: (await import('./LanguageProgressList')).LanguageProgressList,
}));

const Frame = styled.div`
  ${progressColumns}
  & > * {
    height: 36px;
    padding: 0 8px;
  }
`;
const Note = styled.div`
  grid-column: 1 / -1;
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 12px;
  color: var(--text-quiet);
  font-size: 13px;
`;

/** In the place of the languages, as high as they are. */
function Placeholder({ count }: { count: number }) {
  return (
    <Frame aria-hidden>
      {Array.from({ length: count }, (_, index) => (
        <div key={index}>
          <Skeleton width="80%" sx={{ transform: 'none', height: 14, mt: '11px' }} />
        </div>
      ))}
    </Frame>
  );
}

/** In their place where nothing is known of them. */
function Unknown({ text, onRetry }: { text: string; onRetry?: () => void }) {
  return (
    <Frame>
      <Note>
        {text}
        {onRetry !== undefined && <RetryButton variant="outlined" size="small" onClick={onRetry} />}
      </Note>
    </Frame>
  );
}

interface TextsByLanguageProps {
  /** True until the tours have loaded. */
  isLoading: boolean;
}

/** Share of the texts that each language has, by the rows of the tours and the worker's counts. */
export function TextsByLanguage({ isLoading }: TextsByLanguageProps) {
  const languages = useConsoleSelector(selectEnabledLanguages);
  const languagesByTour = useConsoleSelector(selectAvailableLanguages);
  const isOffline = useConsoleSelector(selectOfflineRefusal) !== null;
  const { data, isFetching, refetch } = useAnalyticsOverview();
  const counts = data?.by_language ?? null;
  const shares = useMemo(() => {
    const codes = languages.map(({ code }) => code);
    return languageShares(codes, languagesByTour, counts);
  }, [languages, languagesByTour, counts]);
  const placeholder = <Placeholder count={Math.max(1, languages.length)} />;
  const isKnown = shares.some((share) => mainShare(share) !== null);
  // The numbers would change where the rows come before the worker's counts.
  const isPending = isLoading || (counts === null && isFetching);
  const content = () => {
    if (isPending) return placeholder;
    if (isKnown) {
      return (
        <Suspense fallback={placeholder}>
          <LanguageProgressList shares={shares} languages={languages} />
        </Suspense>
      );
    }
    if (counts !== null) return <Unknown text="No tour has texts yet." />;
    if (isOffline) return <Unknown text="Not known without a connection." />;
    return <Unknown text="The texts could not be counted." onRetry={() => void refetch()} />;
  };
  const areSections = shares.some(({ sections }) => sections !== null);
  const measure = `Share of the ${areSections ? 'sections' : 'tours'} that have texts`;
  const aside = isPending || !isKnown ? undefined : measure;
  return (
    <DashboardBlock title="Texts by language" aside={aside}>
      {content()}
    </DashboardBlock>
  );
}
