import { useMemo } from 'react';
import { type TourPlays } from '../../../domain/tours/analytics';
import { useConsoleSelector } from '../../../state/hooks/storeHooks';
import { selectCurrentLanguage } from '../../../state/select/selectLanguages';
import { selectTourList } from '../../../state/select/selectTours';
import { nameTours, type NamedTour } from './analyticsRows';

/** Tours by their titles in the content language, as far as the console has its list; nothing is loaded for it. */
export function useNamedTours(tours: readonly TourPlays[]): NamedTour[] {
  const { code } = useConsoleSelector(selectCurrentLanguage);
  const list = useConsoleSelector((state) => selectTourList(state, code));
  return useMemo(
    () => nameTours(tours, new Map(list?.map(({ id, title }) => [id, title])), code),
    [tours, list, code],
  );
}
