import { type Language } from './language';

/** Words after the language that distinguish takes: 'gate-hi-final v2.mp3'. */
const takeWords = new Set(
  'audio clean copy draft edit edited final fixed master mastered mix mono new rev stereo take v ver version'.split(
    ' ',
  ),
);

/** Candidate for a language code: the last word before those of the take; null when two codes are there. */
function wordOfCode(words: readonly string[], languages: readonly Language[]): string | null {
  const isCode = (word: string | undefined) =>
    languages.some(({ code }) => code.toLowerCase() === word);
  const last = words.findLastIndex((word) => !takeWords.has(word));
  const hasTakeWords = last < words.length - 1;
  return hasTakeWords && isCode(words[last - 1]) ? null : (words[last] ?? null);
}

/**
 * Code of the language named in a file name, 'gate-hi.mp3' or 'Gate Hindi.mp3'; null without one. A code counts only at
 * the end of the name, before words such as 'final' and 'take 2', because 'or' and 'as' are words too.
 */
export function languageOfFile(filename: string, languages: readonly Language[]): string | null {
  const words = filename
    .replace(/\.[^.]+$/, '')
    .toLowerCase()
    .split(/[^\p{L}\p{M}]+/u)
    .filter((word) => word !== '');
  const codeWord = wordOfCode(words, languages);
  const named = languages.find(
    ({ code, label, native_label: nativeLabel }) =>
      codeWord === code.toLowerCase() ||
      words.includes(label.toLowerCase()) ||
      words.includes(nativeLabel.toLowerCase()),
  );
  return named?.code ?? null;
}
