import { useMemo } from 'react';
import { slugFrom, suggestSlug } from '../../../domain/text/slug';
import { useConsoleSelector } from '../../../state/hooks/storeHooks';
import { type TourFormValues } from '../publication/tourForm';

/** First suggested slug that no loaded tour has; one from an English title is not numbered. */
export function findFreeSlug(
  { title, city }: Pick<TourFormValues, 'title' | 'city'>,
  englishTitle: string,
  usedSlugs: ReadonlySet<string>,
): string {
  const suggestion = (n: number) => suggestSlug(title, englishTitle, city, n);
  let n = 1;
  while (usedSlugs.has(suggestion(n)) && suggestion(n) !== suggestion(n + 1)) n += 1;
  return suggestion(n);
}

/**
 * Slug suggestion while the field is empty and a title in another script yields none; otherwise
 * null.
 */
export function useSlugSuggestion(values: TourFormValues, englishTitle: string): string | null {
  const records = useConsoleSelector((state) => state.tours.records);
  const { title, city, slug } = values;
  const isNeeded = slug.trim() === '' && title.trim() !== '' && slugFrom(title) === '';
  const usedSlugs = useMemo(
    () => new Set(isNeeded ? Object.values(records).map((tour) => tour.slug) : []),
    [isNeeded, records],
  );
  return isNeeded ? findFreeSlug({ title, city }, englishTitle, usedSlugs) : null;
}
