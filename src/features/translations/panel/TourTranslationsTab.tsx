import { useMemo } from 'react';
import { useParams } from 'react-router-dom';
import { useConsoleSelector, useConsoleView } from '../../../state/hooks/storeHooks';
import { selectTextsFetchedAt } from '../../../state/select/selectAges';
import { problemOf } from '../../../state/api/problemOf';
import { selectTourRecord, selectTourTexts } from '../../../state/select/selectTours';
import { useGetTourQuery } from '../../../state/endpoints/toursEndpoints';
import { useGetTourTranslationsQuery } from '../../../state/endpoints/tourTranslationsEndpoints';
import { PageBody } from '../../../ui/shell/PageBody';
import { tourOwner } from './tourOwner';
import { TranslationsPanel } from './TranslationsPanel';

/** Primary language of a tour; fetches the tour when only its translations are cached. */
function usePrimaryLanguage(tourId: string, translated: string | undefined): string | null {
  const primary = useConsoleSelector(
    (state) => selectTourRecord(state, tourId)?.primary_language ?? null,
  );
  const isNeeded = primary === null && translated !== undefined;
  useGetTourQuery({ tourId, language: translated ?? '' }, { skip: !isNeeded });
  return primary;
}

/** Translations tab of a tour page. */
export function TourTranslationsTab() {
  const { tourId = '' } = useParams();
  const { error, isFetching, refetch } = useGetTourTranslationsQuery({ tourId });
  const fetchedAt = useConsoleSelector((state) => selectTextsFetchedAt(state, tourId));
  const texts = useConsoleView((state) => selectTourTexts(state, tourId));
  const primary = usePrimaryLanguage(tourId, texts?.[0]?.language);
  const owner = useMemo(() => tourOwner(tourId, primary), [tourId, primary]);
  const isAwaited = error === undefined || (texts === null && isFetching);
  return (
    <PageBody>
      <TranslationsPanel
        fetchedAt={fetchedAt}
        owner={owner}
        texts={texts}
        problem={isAwaited ? null : problemOf(error)}
        retry={async () => !(await refetch()).isError}
      />
    </PageBody>
  );
}
