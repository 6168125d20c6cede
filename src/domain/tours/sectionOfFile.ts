import { type Language } from '../languages/language';
import { foldForSearch } from '../text/searchText';

/** Section with its titles in all known languages. */
export interface TitledSection {
  id: string;
  titles: readonly string[];
}

/** Title in one language. */
export interface LanguageTitle {
  language: string;
  title: string;
}

const wordsOf = (text: string): string[] =>
  foldForSearch(text)
    .split(/[^\p{L}\p{M}\p{N}]+/u)
    .filter((word) => word !== '');

/** Number at the start of a name, '02-gate' or '2. Gate'; null for none, and for '3rd gate'. */
function leadingNumber(name: string): number | null {
  const found = /^\s*(\d+)(?![\p{L}\p{M}\d])/u.exec(name);
  return found === null ? null : Number(found[1]);
}

/** Words of a name without a trailing language. */
function withoutLanguage(words: readonly string[], languages: readonly Language[]): string[] {
  const last = words.at(-1);
  const isLanguage = languages.some(({ code, label, native_label: nativeLabel }) =>
    [code, label, nativeLabel].some((name) => foldForSearch(name) === last),
  );
  return isLanguage ? words.slice(0, -1) : [...words];
}

/** Spellings of a title in file names: 'jahangir s bath' and 'jahangirs bath' for 'Jahangir’s Bath'. */
const spellingsOf = (title: string): string[] =>
  [title, title.replaceAll(/['’ʼ]/g, '')].map((text) => wordsOf(text).join(' '));

/** Id of the section with the longest matching title; null for none, and on a tie. */
function longestTitled(
  sections: readonly TitledSection[],
  passes: (title: string) => boolean,
): string | null {
  const found = sections
    .flatMap(({ id, titles }) => titles.flatMap(spellingsOf).map((title) => ({ id, title })))
    .filter(({ title }) => title !== '' && passes(title))
    .sort((a, b) => b.title.length - a.title.length);
  const [first] = found;
  const isShared = found.some(({ id, title }) => id !== first?.id && title === first?.title);
  return first === undefined || isShared ? null : first.id;
}

/** Ids of the sections with a title that starts with one of the names, in whole words. */
function beginningWith(sections: readonly TitledSection[], names: readonly string[]): string[] {
  const begins = (title: string) =>
    names.some((name) => name !== '' && `${title} `.startsWith(`${name} `));
  return sections
    .filter(({ titles }) => titles.flatMap(spellingsOf).some(begins))
    .map(({ id }) => id);
}

/**
 * Id of the section that a file is named after: by its whole title, else by a leading number, its position in the tour,
 * else by the start of its title, else by a title among other words; null for none, and when several titles start with
 * the name.
 */
export function sectionOfFile(
  filename: string,
  sections: readonly TitledSection[],
  languages: readonly Language[],
): string | null {
  const name = filename.replace(/\.[^.]+$/, '');
  const number = leadingNumber(name);
  const words = withoutLanguage(wordsOf(name), languages);
  const whole = words.join(' ');
  const afterNumber = words.slice(number === null ? 0 : 1).join(' ');
  const numbered = number === null ? undefined : sections[number - 1];
  const exact = longestTitled(sections, (title) => title === whole || title === afterNumber);
  const named = exact ?? numbered?.id;
  if (named !== undefined) return named;
  const [begun, ...others] = beginningWith(sections, [whole, afterNumber]);
  if (begun !== undefined) return others.length > 0 ? null : begun;
  return longestTitled(sections, (title) => ` ${whole} `.includes(` ${title} `));
}

/**
 * Language of the section title that a file is named after; null for none, and when languages share the title. The
 * default language is never identified, because files of all languages are named by its titles.
 */
export function languageOfTitle(
  filename: string,
  titles: readonly LanguageTitle[],
  languages: readonly Language[],
): string | null {
  const byLanguage = titles.map(({ language, title }) => ({ id: language, titles: [title] }));
  const words = leadingNumber(filename) === null ? filename : filename.replace(/^\s*\d+/, '');
  const named = sectionOfFile(words, byLanguage, languages);
  const language = languages.find(({ code }) => code === named);
  return language === undefined || language.is_default ? null : language.code;
}
