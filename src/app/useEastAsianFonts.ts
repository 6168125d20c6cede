import { useEffect } from 'react';
import { useConsoleSelector } from '../state/hooks';
import { selectLanguages } from '../state/selectLanguages';

/** Their tables of ranges alone weigh more than all other fonts' together: only where they are needed. */
const fonts: Record<string, () => Promise<unknown>> = {
  ja: () => import('@fontsource-variable/noto-sans-jp/wght.css'),
  ko: () => import('@fontsource-variable/noto-sans-kr/wght.css'),
  zh: () => import('@fontsource-variable/noto-sans-sc/wght.css'),
};

/** Makes the fonts of Japanese, Korean and Chinese known where the catalogue has these languages. */
export function useEastAsianFonts(): void {
  const languages = useConsoleSelector(selectLanguages);
  const wanted = Object.keys(fonts)
    .filter((base) => languages.some(({ code }) => code.split('-')[0] === base))
    .join(' ');
  useEffect(() => {
    for (const base of wanted.split(' ')) {
      // Without them the system's own fonts stand in.
      fonts[base]?.().catch(() => undefined);
    }
  }, [wanted]);
}
