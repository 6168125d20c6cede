import { useMemo } from 'react';
import { slugFrom, suggestSlug } from '../../../domain/text/slug';
import { useConsoleSelector } from '../../../state/hooks/storeHooks';
import { type TourFormValues } from '../publication/tourForm';

/** The first suggestion that no known tour has; that of an English title stays as it is. */
export function freeSlug(
  { title, city }: Pick<TourFormValues, 'title' | 'city'>,
  englishTitle: string,
  taken: ReadonlySet<string>,
): string {
  const suggestion = (n: number) => suggestSlug(title, englishTitle, city, n);
  let n = 1;
  while (taken.has(suggestion(n)) && suggestion(n) !== suggestion(n + 1)) n += 1;
  return suggestion(n);
}

/** A slug to offer while the field is empty and the title, in another script, gives none; else null. */
export function useSlugSuggestion(values: TourFormValues, englishTitle: string): string | null {
  const records = useConsoleSelector((state) => state.tours.records);
  const { title, city, slug } = values;
  const isNeeded = slug.trim() === '' && title.trim() !== '' && slugFrom(title) === '';
  const taken = useMemo(
    () => new Set(isNeeded ? Object.values(records).map((tour) => tour.slug) : []),
    [isNeeded, records],
  );
  return isNeeded ? freeSlug({ title, city }, englishTitle, taken) : null;
}
