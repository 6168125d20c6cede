import { skipToken } from '@reduxjs/toolkit/query';
import { useMemo } from 'react';
import { useConsoleSelector } from '../../../state/hooks/storeHooks';
import { selectTourList } from '../../../state/select/selectTours';
import { useGetToursQuery } from '../../../state/endpoints/toursEndpoints';
import { type TextPresence } from './filterTours';
import { type TourFilter } from './tourFilter';

function useTourIdsIn(language: string | null): ReadonlySet<string> | null {
  useGetToursQuery(language === null ? skipToken : { language });
  const tours = useConsoleSelector((state) =>
    language === null ? null : selectTourList(state, language),
  );
  return useMemo(() => (tours === null ? null : new Set(tours.map(({ id }) => id))), [tours]);
}

/**
 * Ids of the tours with texts in the languages that a filter names: one list per language, loaded
 * on demand.
 */
export function useTextPresence({
  has,
  lacks,
}: Pick<TourFilter, 'has' | 'lacks'>): TextPresence & { isAwaited: boolean } {
  const hasIds = useTourIdsIn(has);
  const lacksIds = useTourIdsIn(lacks);
  return useMemo(
    () => ({
      has: hasIds,
      lacks: lacksIds,
      isAwaited: (has !== null && hasIds === null) || (lacks !== null && lacksIds === null),
    }),
    [has, lacks, hasIds, lacksIds],
  );
}
