import { type Tour, type TourTexts, type TourTranslation } from '../../../domain/tours/tour';
import { type TranslationDraft } from '../../../domain/tours/translation';
import { tourFormValues, type TourFormValues } from './tourForm';

/** Opens the form of a new tour, filled in from another one. */
export const addressOfCopy = (tourId: string) =>
  `/admin/tours/create?from=${encodeURIComponent(tourId)}`;

const copiedTitle = (title: string) => (title.trim() === '' ? '' : `${title.trim()} (copy)`);

/** The slug with '-copy', and a number where that is taken. Copies of a copy count on. */
export function freeCopySlug(slug: string, taken: ReadonlySet<string>): string {
  const base = `${slug.replace(/-copy(-\d+)?$/, '')}-copy`;
  let n = 2;
  if (!taken.has(base)) return base;
  while (taken.has(`${base}-${n}`)) n += 1;
  return `${base}-${n}`;
}

/** What the form of a copy begins with: the tour's own fields, and its words in one language. */
export function copiedValues(
  tour: Tour,
  text: TourTexts,
  taken: ReadonlySet<string>,
): TourFormValues {
  return {
    ...tourFormValues({ ...tour, ...text }),
    title: copiedTitle(text.title),
    slug: freeCopySlug(tour.slug, taken),
    primary_language: text.language,
    slug_suffix: '',
  };
}

/** The words of the other languages; without those that have no title to tell them by. */
export function copiedTexts(texts: readonly TourTranslation[], except: string): TranslationDraft[] {
  return texts
    .filter(({ language, title }) => language !== except && title.trim() !== '')
    .map(({ language, title, description, slug_suffix }) => ({
      language,
      title: copiedTitle(title),
      description,
      slug_suffix: slug_suffix || language,
    }));
}
