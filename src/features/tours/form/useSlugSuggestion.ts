import { useMemo } from 'react';
import { nextFreeSlug, slugFrom, suggestSlug } from '../../../domain/text/slug';
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

interface SlugSuggestion {
  slug: string;
  /** Why it is suggested. */
  reason: string;
}

const noSlugs: readonly string[] = [];

/**
 * Slug suggestion while the field is empty and a title in another script yields none, or while it holds
 * one that another tour was found to have; otherwise null.
 */
export function useSlugSuggestion(
  values: TourFormValues,
  englishTitle: string,
  takenSlugs = noSlugs,
): SlugSuggestion | null {
  const records = useConsoleSelector((state) => state.tours.records);
  const { title, city, slug } = values;
  const isTaken = takenSlugs.includes(slug);
  const isNeeded = slug.trim() === '' && title.trim() !== '' && slugFrom(title) === '';
  const usedSlugs = useMemo(
    () =>
      new Set(
        isNeeded || isTaken
          ? [...Object.values(records).map((tour) => tour.slug), ...takenSlugs]
          : noSlugs,
      ),
    [isNeeded, isTaken, records, takenSlugs],
  );
  if (isTaken) return { slug: nextFreeSlug(slug, usedSlugs), reason: 'This one is free:' };
  if (!isNeeded) return null;
  return {
    slug: findFreeSlug({ title, city }, englishTitle, usedSlugs),
    reason: 'No slug can be made from the title.',
  };
}
