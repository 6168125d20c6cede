const codePattern = /^[a-z]{2,3}(-[a-z]{2,3})?$/;

interface LanguageNames {
  label: string;
  native_label: string;
}

function nameIn(locale: string, code: string): string {
  if (Intl.DisplayNames.supportedLocalesOf(locale).length === 0) return '';
  return new Intl.DisplayNames(locale, { type: 'language', fallback: 'none' }).of(code) ?? '';
}

/** Names of a language in English and in the language itself, according to the browser; empty when unknown. */
export function languageNames(code: string): LanguageNames {
  if (!codePattern.test(code)) return { label: '', native_label: '' };
  return { label: nameIn('en', code), native_label: nameIn(code, code) };
}

const letters = [...'abcdefghijklmnopqrstuvwxyz'];

/** Two-letter code of a language by its English name; null when the browser knows none. */
function codeOfLanguage(name: string): string | null {
  const lowerCased = name.trim().toLowerCase();
  if (lowerCased === '') return null;
  const names = new Intl.DisplayNames('en', { type: 'language', fallback: 'none' });
  const codes = letters.flatMap((first) => letters.map((second) => first + second));
  return codes.find((code) => names.of(code)?.toLowerCase() === lowerCased) ?? null;
}

/** Advice about a valid code of no language known to the browser; null when known or not a valid code. */
export function unknownCodeAdvice(code: string, label: string): string | null {
  if (!codePattern.test(code) || nameIn('en', code) !== '') return null;
  const known = codeOfLanguage(label);
  const hint = known === null ? '' : ` ${label.trim()} is "${known}".`;
  return `No known language has this code.${hint}`;
}
