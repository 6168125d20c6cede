import { useMemo } from 'react';
import { useTourIdsIn } from '../../../state/hooks/useTourIdsIn';
import { type TextPresence } from './filterTours';
import { type TourFilter } from './tourFilter';

/** Ids of the tours with texts in the languages that the filter names; each language's list is fetched on demand. */
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
