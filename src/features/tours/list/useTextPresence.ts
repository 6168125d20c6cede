import { skipToken } from '@reduxjs/toolkit/query';
import { useMemo } from 'react';
import { useConsoleSelector } from '../../../state/hooks/storeHooks';
import { selectTourList } from '../../../state/select/selectTours';
import { useGetToursQuery } from '../../../state/endpoints/toursEndpoints';
import { type TextPresence } from './filterTours';
import { type TourFilter } from './tourFilter';

function useToursWith(language: string | null): ReadonlySet<string> | null {
  useGetToursQuery(language === null ? skipToken : { language });
  const tours = useConsoleSelector((state) =>
    language === null ? null : selectTourList(state, language),
  );
  return useMemo(() => (tours === null ? null : new Set(tours.map(({ id }) => id))), [tours]);
}

/** Which tours have words in the languages that a filter names: one list a language, read when needed. */
export function useTextPresence({
  has,
  lacks,
}: Pick<TourFilter, 'has' | 'lacks'>): TextPresence & { isAwaited: boolean } {
  const withHas = useToursWith(has);
  const withLacks = useToursWith(lacks);
  return useMemo(
    () => ({
      has: withHas,
      lacks: withLacks,
      isAwaited: (has !== null && withHas === null) || (lacks !== null && withLacks === null),
    }),
    [has, lacks, withHas, withLacks],
  );
}
