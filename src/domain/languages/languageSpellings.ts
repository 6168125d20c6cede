import { type Language } from './language';

const hindiNames = new Intl.DisplayNames(['hi'], { type: 'language', fallback: 'none' });

/** The same text with the sign of nasalisation for a nasal letter before a consonant: हिंदी for हिन्दी. */
const withAnusvara = (text: string) => text.replace(/[ङञणनम]्(?=[क-ह])/g, 'ं');

/** Name in Hindi; empty where there is none, or the code is no language tag. */
function hindiNameOf(code: string): string {
  try {
    return hindiNames.of(code) ?? '';
  } catch {
    return '';
  }
}

/**
 * Spellings of a language beside its labels: its code, its name in Hindi, and both usual ways of writing nasal sounds.
 */
export function languageSpellings({
  code,
  native_label: nativeLabel,
}: Pick<Language, 'code' | 'native_label'>): string {
  const hindi = hindiNameOf(code);
  return [code, hindi, withAnusvara(hindi), withAnusvara(nativeLabel)].join(' ');
}
