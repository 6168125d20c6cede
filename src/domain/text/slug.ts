/** Latin letters that NFKD does not decompose. */
const transliterations: Record<string, string> = {
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  ø: 'o',
  ł: 'l',
  đ: 'd',
  ð: 'd',
  þ: 'th',
  ı: 'i',
};

/** True for a text with letters that a slug drops. */
export const hasOtherScript = (text: string): boolean => /(?!\p{Script=Latin})\p{L}/u.test(text);

/**
 * Slug of a title: lower case, only Latin letters without accents, digits and single hyphens. Empty for a title in
 * another script, even if it contains digits.
 */
export function slugFrom(title: string): string {
  const slug = title
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[ßæœøłđðþı]/g, (letter) => transliterations[letter] ?? '')
    .replace(/\p{Pd}/gu, '-')
    .replace(/[^a-z0-9\s-]/g, '')
    .replace(/\s+/g, '-')
    .replace(/-{2,}/g, '-')
    .replace(/^-|-$/g, '');
  const isOtherScript = hasOtherScript(title) && !/[a-z]/.test(slug);
  return isOtherScript ? '' : slug;
}

/**
 * Suggested slug: from the title or the English title, else the city with a number, else "tour" with it. `n`
 * distinguishes the tours of one city.
 */
export function suggestSlug(title: string, englishTitle: string, city: string, n: number): string {
  const fromTitle = slugFrom(title) || slugFrom(englishTitle);
  if (fromTitle !== '') return fromTitle;
  return `${slugFrom(city) || 'tour'}-${n}`;
}

/** Slug with the next free number: 'agra-1' becomes 'agra-2', 'red-fort' becomes 'red-fort-2'. */
export function nextFreeSlug(slug: string, usedSlugs: ReadonlySet<string>): string {
  // Longer numbers are years, or part of a name.
  const [, base = slug, number = '1'] = /^(.+)-(\d{1,2})$/.exec(slug) ?? [];
  let n = Number(number) + 1;
  while (usedSlugs.has(`${base}-${n}`)) n += 1;
  return `${base}-${n}`;
}
