import { type Language } from './language';

const hindiNames = new Intl.DisplayNames(['hi'], { type: 'language', fallback: 'none' });

/** Text with anusvara in place of a nasal letter before a consonant: हिंदी for हिन्दी. */
const withAnusvara = (text: string) => text.replace(/[ङञणनम]्(?=[क-ह])/g, 'ं');

/** Hindi name of a language; empty when unknown or when the code is not a language tag. */
function hindiNameOf(code: string): string {
  try {
    return hindiNames.of(code) ?? '';
  } catch {
    return '';
  }
}

/**
 * Search spellings of a language besides its labels: its code, its Hindi name, and both usual ways of writing nasals.
 */
export function languageSpellings({
  code,
  native_label: nativeLabel,
}: Pick<Language, 'code' | 'native_label'>): string {
  const hindi = hindiNameOf(code);
  return [code, hindi, withAnusvara(hindi), withAnusvara(nativeLabel)].join(' ');
}
