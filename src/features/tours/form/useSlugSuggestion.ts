import { useMemo } from 'react';
import { nextFreeSlug, slugFrom, suggestSlug } from '../../../domain/text/slug';
import { isPlainSlug } from '../../../domain/tours/readiness';
import { useConsoleSelector } from '../../../state/hooks/storeHooks';
import { type TourFormValues } from './tourForm';

/**
 * First numbered suggestion that no loaded tour uses; a suggestion from a title has no number and is returned even when
 * taken.
 */
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
  /** Reason for the suggestion, shown before it. */
  reason: string;
}

const noSlugs: readonly string[] = [];

/**
 * True for a slug with characters outside [a-z0-9-], as in 'Red Fort!'. Ignores a trailing hyphen, which may still be
 * continued.
 */
function hasOtherSigns(slug: string): boolean {
  return !isPlainSlug(slug.trim().replace(/-$/, ''));
}

/**
 * Slug suggestion when the slug is empty and the title's script yields none, when the slug is taken, or when it was
 * changed to contain characters other than lowercase Latin letters, digits and hyphens; null otherwise. Any slug can be
 * stored.
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
