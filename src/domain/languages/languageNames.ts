const codePattern = /^[a-z]{2,3}(-[a-z]{2,3})?$/;

interface LanguageNames {
  label: string;
  native_label: string;
}

function nameIn(locale: string, code: string): string {
  if (Intl.DisplayNames.supportedLocalesOf(locale).length === 0) return '';
  return new Intl.DisplayNames(locale, { type: 'language', fallback: 'none' }).of(code) ?? '';
}

/** Name of a language in English and in itself, as the browser knows them; empty where it does not. */
export function languageNames(code: string): LanguageNames {
  if (!codePattern.test(code)) return { label: '', native_label: '' };
  return { label: nameIn('en', code), native_label: nameIn(code, code) };
}

const letters = [...'abcdefghijklmnopqrstuvwxyz'];

/** Two-letter code of a language by its English name; null where the browser knows none. */
function codeOfLanguage(name: string): string | null {
  const wanted = name.trim().toLowerCase();
  if (wanted === '') return null;
  const names = new Intl.DisplayNames('en', { type: 'language', fallback: 'none' });
  const codes = letters.flatMap((first) => letters.map((second) => first + second));
  return codes.find((code) => names.of(code)?.toLowerCase() === wanted) ?? null;
}

/** Advice about a code that the browser knows no language for; null where it knows one, or none is written. */
export function unknownCodeAdvice(code: string, label: string): string | null {
  if (!codePattern.test(code) || nameIn('en', code) !== '') return null;
  const known = codeOfLanguage(label);
  const hint = known === null ? '' : ` ${label.trim()} is "${known}".`;
  return `No known language has this code.${hint}`;
}
