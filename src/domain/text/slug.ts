/** Latin letters that NFKD leaves whole. */
const wholeLetters: Record<string, string> = {
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

/**
 * The slug that follows a title: lower case, only Latin letters without accents, digits and single hyphens.
 * Empty when the title is in another script (whatever digits it has).
 */
export function slugFrom(title: string): string {
  const slug = title
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[ßæœøłđðþı]/g, (letter) => wholeLetters[letter] ?? '')
    .replace(/\p{Pd}/gu, '-')
    .replace(/[^a-z0-9\s-]/g, '')
    .replace(/\s+/g, '-')
    .replace(/-{2,}/g, '-')
    .replace(/^-|-$/g, '');
  const isOtherScript = /(?!\p{Script=Latin})\p{L}/u.test(title) && !/[a-z]/.test(slug);
  return isOtherScript ? '' : slug;
}

/**
 * A slug to offer when the title gives none: from the English title, else the city with a number,
 * else "tour" with it. `n` tells tours of one city apart.
 */
export function suggestSlug(title: string, englishTitle: string, city: string, n: number): string {
  const own = slugFrom(title) || slugFrom(englishTitle);
  if (own !== '') return own;
  return `${slugFrom(city) || 'tour'}-${n}`;
}
