import { skipToken } from '@reduxjs/toolkit/query';
import { useMemo } from 'react';
import { useGetToursQuery } from '../endpoints/toursEndpoints';
import { selectTourList } from '../select/selectTours';
import { useConsoleSelector } from './storeHooks';

/** Ids of the tours with texts in a language, loaded on demand; null until known, or when no language is given. */
export function useTourIdsIn(language: string | null): ReadonlySet<string> | null {
  useGetToursQuery(language === null ? skipToken : { language });
  const tours = useConsoleSelector((state) =>
    language === null ? null : selectTourList(state, language),
  );
  return useMemo(() => (tours === null ? null : new Set(tours.map(({ id }) => id))), [tours]);
}
