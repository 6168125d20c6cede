import { translatePath } from '../../../domain/paths/tourPaths';
import { type Language } from '../../../domain/languages/language';
import { foldForSearch, searchWords } from '../../../domain/text/searchText';
import { type PaletteEntry } from './findEntries';
import { MAX_TOURS, recordsOf } from './findParts';

/** Minimum length of a language name that stands for the language rather than a word of a title. */
const MIN_NAME = 4;
/** Words that join a tour and a language. */
const joiningWords = ['into', 'in', 'to'];

/** True for a joining word, and for the beginning of a word that requests the translation. */
const isJoining = (word: string) =>
  joiningWords.includes(word) ||
  (word.length >= MIN_NAME &&
    'translations translate'.split(' ').some((each) => each.startsWith(word)));

/** True for a word that equals a language's code or starts one of its names. */
function namesLanguage({ code, label, native_label }: Language, word: string): boolean {
  if (word === code.toLowerCase()) return true;
  const names = searchWords(`${label} ${native_label}`);
  return word.length >= MIN_NAME && names.some((name) => name.startsWith(word));
}

/** Entries that translate a named tour into a named language, as in 'lodhi urdu', 'konark hi'. */
export function findTranslations(
  entries: readonly PaletteEntry[],
  languages: readonly Language[],
  query: string,
  open: (path: string) => void,
): PaletteEntry[] {
  const words = searchWords(query);
  return languages.flatMap((language) => {
    const at = words.findLastIndex((word) => namesLanguage(language, foldForSearch(word)));
    const title = words.filter((word, index) => index !== at && !isJoining(word));
    if (at === -1 || title.length === 0) return [];
    return recordsOf(entries, 'Tours', title, MAX_TOURS).flatMap((record): PaletteEntry[] => {
      if (record.tour === undefined) return [];
      const to = translatePath(language.code, record.tour.id);
      const detail = `Translate into ${language.label}`;
      const own = { id: to, to, detail, opensIn: undefined };
      return [{ ...record, ...own, group: 'Within tours', run: () => open(to) }];
    });
  });
}
