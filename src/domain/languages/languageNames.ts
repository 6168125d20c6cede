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
