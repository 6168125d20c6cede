import { type Tour, type TourTexts, type TourTranslation } from '../../../domain/tours/tour';
import { type NewTranslation } from '../../../domain/tours/translation';
import { tourFormValues, type TourFormValues } from './tourForm';

const copiedTitle = (title: string) => (title.trim() === '' ? '' : `${title.trim()} (copy)`);

/** Slug with '-copy', with the next free number if taken. A copy of a copy gets a number instead of a second suffix. */
export function findFreeCopySlug(slug: string, usedSlugs: ReadonlySet<string>): string {
  const base = `${slug.replace(/-copy(-\d+)?$/, '')}-copy`;
  let n = 2;
  if (!usedSlugs.has(base)) return base;
  while (usedSlugs.has(`${base}-${n}`)) n += 1;
  return `${base}-${n}`;
}

/** Initial form values of a copy: the tour's own fields plus its texts in one language. */
export function copiedValues(
  tour: Tour,
  text: TourTexts,
  usedSlugs: ReadonlySet<string>,
): TourFormValues {
  return {
    ...tourFormValues({ ...tour, ...text }),
    title: copiedTitle(text.title),
    slug: findFreeCopySlug(tour.slug, usedSlugs),
    primary_language: text.language,
    slug_suffix: '',
  };
}

/** Texts in the other languages; untitled ones are skipped. */
export function copiedTexts(texts: readonly TourTranslation[], except: string): NewTranslation[] {
  return texts
    .filter(({ language, title }) => language !== except && title.trim() !== '')
    .map(({ language, title, description, slug_suffix }) => ({
      language,
      title: copiedTitle(title),
      description,
      slug_suffix: slug_suffix || language,
    }));
}
