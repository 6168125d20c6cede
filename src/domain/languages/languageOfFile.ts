import { type Language } from './language';

/**
 * Code of the language that a file is named after, 'gate-hi.mp3' or 'Gate Hindi.mp3'; null where its
 * name tells none. A code counts at the end of the name only, as 'or' and 'as' are words too.
 */
export function languageOfFile(filename: string, languages: readonly Language[]): string | null {
  const words = filename
    .replace(/\.[^.]+$/, '')
    .toLowerCase()
    .split(/[^\p{L}\p{M}]+/u)
    .filter((word) => word !== '');
  const named = languages.find(
    ({ code, label, native_label: nativeLabel }) =>
      words.at(-1) === code.toLowerCase() ||
      words.includes(label.toLowerCase()) ||
      words.includes(nativeLabel.toLowerCase()),
  );
  return named?.code ?? null;
}
