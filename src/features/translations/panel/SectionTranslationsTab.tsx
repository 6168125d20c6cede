import { useMemo } from 'react';
import { useParams } from 'react-router-dom';
import { useConsoleSelector, useConsoleView } from '../../../state/hooks/storeHooks';
import { selectTextsFetchedAt } from '../../../state/select/selectAges';
import { problemOf } from '../../../state/api/problemOf';
import { useGetSectionTranslationsQuery } from '../../../state/endpoints/sectionTranslationsEndpoints';
import { selectSectionTexts } from '../../../state/select/selectSections';
import { selectTourRecord } from '../../../state/select/selectTours';
import { sectionOwner } from './sectionOwner';
import { TranslationsPanel } from './TranslationsPanel';

/** Translations tab of a section page. */
export function SectionTranslationsTab() {
  const { tourId = '', sectionId = '' } = useParams();
  const { error, isFetching, refetch } = useGetSectionTranslationsQuery({ sectionId });
  const fetchedAt = useConsoleSelector((state) => selectTextsFetchedAt(state, sectionId));
  const texts = useConsoleView((state) => selectSectionTexts(state, sectionId));
  // The section page above the tabs fetches the tour.
  const primary = useConsoleSelector(
    (state) => selectTourRecord(state, tourId)?.primary_language ?? null,
  );
  const owner = useMemo(
    () => sectionOwner(tourId, sectionId, primary),
    [tourId, sectionId, primary],
  );
  const isAwaited = error === undefined || (texts === null && isFetching);
  return (
    <TranslationsPanel
      fetchedAt={fetchedAt}
      owner={owner}
      texts={texts}
      problem={isAwaited ? null : problemOf(error)}
      retry={async () => !(await refetch()).isError}
    />
  );
}
