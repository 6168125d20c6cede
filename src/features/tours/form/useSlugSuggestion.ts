import { useMemo } from 'react';
import { nextFreeSlug, slugFrom, suggestSlug } from '../../../domain/text/slug';
import { isPlainSlug } from '../../../domain/tours/readiness';
import { useConsoleSelector } from '../../../state/hooks/storeHooks';
import { type TourFormValues } from './tourForm';

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
  /** Reason for the suggestion. */
  reason: string;
}

const noSlugs: readonly string[] = [];

/** True for a slug that a URL shows with signs of its own: 'Red Fort!'. A last hyphen may yet be followed. */
function hasOtherSigns(slug: string): boolean {
  return !isPlainSlug(slug.trim().replace(/-$/, ''));
}

/**
 * Slug suggestion while the field is empty and a title in another script yields none, while it holds one that
 * another tour was found to have, or was given signs that a URL has not; otherwise null. Any slug can be stored.
 */
export function useSlugSuggestion(
  values: TourFormValues,
  initialSlug: string,
  englishTitle: string,
  takenSlugs = noSlugs,
): SlugSuggestion | null {
  const records = useConsoleSelector((state) => state.tours.records);
  const { title, city, slug } = values;
  const isTaken = takenSlugs.includes(slug);
  const isNeeded = slug.trim() === '' && title.trim() !== '' && slugFrom(title) === '';
  const isOdd = slug !== initialSlug && hasOtherSigns(slug);
  const usedSlugs = useMemo(
    () =>
      new Set(
        isNeeded || isTaken || isOdd
          ? [...Object.values(records).map((tour) => tour.slug), ...takenSlugs]
          : noSlugs,
      ),
    [isNeeded, isTaken, isOdd, records, takenSlugs],
  );
  if (isTaken) return { slug: nextFreeSlug(slug, usedSlugs), reason: 'This one is free:' };
  if (isOdd) {
    const plain = slugFrom(slug) || findFreeSlug({ title, city }, englishTitle, usedSlugs);
    return {
      slug: usedSlugs.has(plain) ? nextFreeSlug(plain, usedSlugs) : plain,
      reason: 'An address has only lowercase Latin letters, digits and hyphens:',
    };
  }
  if (!isNeeded) return null;
  return {
    slug: findFreeSlug({ title, city }, englishTitle, usedSlugs),
    reason: 'No slug can be made from the title.',
  };
}
