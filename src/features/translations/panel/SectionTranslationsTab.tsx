import { useMemo } from 'react';
import { useParams } from 'react-router-dom';
import { useConsoleSelector } from '../../../state/hooks/storeHooks';
import { selectTextsFetchedAt } from '../../../state/select/selectAges';
import { problemOf } from '../../../state/api/problemOf';
import { useGetSectionTranslationsQuery } from '../../../state/endpoints/sectionTranslationsEndpoints';
import { selectSectionTexts } from '../../../state/select/selectSections';
import { sectionOwner } from './sectionOwner';
import { TranslationsPanel } from './TranslationsPanel';

/** Translations tab of a section page. */
export function SectionTranslationsTab() {
  const { tourId = '', sectionId = '' } = useParams();
  const { error, isFetching, refetch } = useGetSectionTranslationsQuery({ sectionId });
  const fetchedAt = useConsoleSelector((state) => selectTextsFetchedAt(state, sectionId));
  const texts = useConsoleSelector((state) => selectSectionTexts(state, sectionId));
  const owner = useMemo(() => sectionOwner(tourId, sectionId), [tourId, sectionId]);
  const isAwaited = error === undefined || (texts === null && isFetching);
  return (
    <TranslationsPanel
      fetchedAt={fetchedAt}
      owner={owner}
      texts={texts}
      problem={isAwaited ? null : problemOf(error)}
      retry={() => void refetch()}
    />
  );
}
