import { lazy, Suspense, useMemo } from 'react';
import styled from '@emotion/styled';
import SwapVert from '@mui/icons-material/SwapVert';
import Button from '@mui/material/Button';
import Skeleton from '@mui/material/Skeleton';
import { languagesEndpoints } from '../../../state/endpoints/languagesEndpoints';
import { useConsoleSelector } from '../../../state/hooks/storeHooks';
import { selectOfflineRefusal } from '../../../state/reachability/reachabilitySlice';
import { DashboardBlock } from '../DashboardBlock';
import { mainShare, orderShares, shareOrders, type ShareOrder } from './languageShares';
import { HEAD_PX, LANGUAGE_PX, progressFrame } from './progressFrame';
import { useRetryFailed } from '../useRetryFailed';
import { useShareOrder } from './useShareOrder';
import { useShares } from './useShares';
import { RetryButton } from '../../../ui/busy/RetryButton';

// Loaded lazily, after counts and tours.
const LanguageProgressList = lazy(async () => ({
  default: (await import('./LanguageProgressList')).LanguageProgressList,
}));

const Frame = styled.div`
  ${progressFrame}
  & > * {
    min-height: ${LANGUAGE_PX}px;
    padding: 0 8px;
  }
`;
const Note = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 12px;
  color: var(--text-quiet);
  font-size: 13px;
`;

/** Placeholder with the height of the rows. */
function Placeholder({ count }: { count: number }) {
  return (
    <Frame aria-hidden>
      <div style={{ height: HEAD_PX, minHeight: HEAD_PX }} />
      {Array.from({ length: count }, (_, index) => (
        <div key={index}>
          <Skeleton width="80%" sx={{ transform: 'none', height: 14, mt: '11px' }} />
        </div>
      ))}
    </Frame>
  );
}

/** Notice in place of the rows when no progress is known. */
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

/** Button that shows the order of the languages and switches to the next one. */
function OrderButton({
  order,
  onChange,
}: {
  order: ShareOrder;
  onChange: (order: ShareOrder) => void;
}) {
  const next = shareOrders[(shareOrders.indexOf(order) + 1) % shareOrders.length] ?? order;
  return (
    <Button
      size="small"
      startIcon={<SwapVert />}
      title={`Order the languages ${next}`}
      onClick={() => onChange(next)}
    >
      {`Order: ${order}`}
    </Button>
  );
}

const { getLanguages } = languagesEndpoints.endpoints;

/** Load state of the list of languages; before it is loaded, selectors return an incomplete fallback. */
function useLanguageList() {
  const isKnown = useConsoleSelector((state) => state.languages.lists['all'] !== undefined);
  const { isError, isFetching } = getLanguages.useQueryState();
  const isPending = !isKnown && (isFetching || !isError);
  return { isPending, isUnknown: !isKnown && !isPending };
}

interface TextsByLanguageProps {
  /** True until the tours are loaded. */
  isLoading: boolean;
}

/** Share of texts per language, by the tours' rows and the worker's counts. */
export function TextsByLanguage({ isLoading }: TextsByLanguageProps) {
  const list = useLanguageList();
  const { shares: listed, languages, counts, isCounting } = useShares();
  const isOffline = useConsoleSelector(selectOfflineRefusal) !== null;
  const [order, setOrder] = useShareOrder();
  const shares = useMemo(() => orderShares(listed, order), [listed, order]);
  const placeholder = <Placeholder count={Math.max(1, languages.length)} />;
  // Waits for the worker's counts: shares from the rows alone would change when they arrive.
  const isPending = isLoading || list.isPending || isCounting;
  const isKnown = !list.isUnknown && shares.some((share) => mainShare(share) !== null);
  const retry = useRetryFailed();
  const content = () => {
    if (isPending) return placeholder;
    if (isKnown) {
      return (
        <Suspense fallback={placeholder}>
          <LanguageProgressList shares={shares} languages={languages} />
        </Suspense>
      );
    }
    if (isOffline && (list.isUnknown || counts === null)) {
      return <Unknown text="Not known without a connection." />;
    }
    if (list.isUnknown) return <Unknown text="The languages could not be read." onRetry={retry} />;
    if (counts !== null) return <Unknown text="No tour has texts yet." />;
    return <Unknown text="The texts could not be counted." onRetry={retry} />;
  };
  const areSections = shares.some(({ sections }) => sections !== null);
  const measure = `Share of the ${areSections ? 'sections' : 'tours'} that have texts`;
  const isShown = !isPending && isKnown;
  return (
    <DashboardBlock
      title="Texts by language"
      aside={isShown ? measure : '\u00a0'}
      action={
        isShown && shares.length > 1 ? <OrderButton order={order} onChange={setOrder} /> : <span />
      }
    >
      {content()}
    </DashboardBlock>
  );
}
