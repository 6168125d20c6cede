import { useEffect } from 'react';
import { useConsoleSelector } from '../../state/hooks/storeHooks';
import { selectCurrentLanguage, selectLanguages } from '../../state/select/selectLanguages';
import { whenIdle } from '../../state/storage/requestIdle';

/** Their tables of ranges alone weigh more than all other fonts' together: only where they are needed. */
const fonts: Record<string, () => Promise<unknown>> = {
  ja: () => import('@fontsource-variable/noto-sans-jp/wght.css'),
  ko: () => import('@fontsource-variable/noto-sans-kr/wght.css'),
  zh: () => import('@fontsource-variable/noto-sans-sc/wght.css'),
};

/** By then the first screen is there. */
const LATER_MS = 2000;

function load(base: string): void {
  // Without them the system's own fonts stand in.
  fonts[base]?.().catch(() => undefined);
}

/**
 * Makes the fonts of Japanese, Korean and Chinese known where the catalogue has these languages: that of
 * the current one at once, the others after the first screen, which would be laid out again for each.
 */
export function useEastAsianFonts(): void {
  const languages = useConsoleSelector(selectLanguages);
  const [current = ''] = useConsoleSelector(selectCurrentLanguage).code.split('-');
  const wanted = Object.keys(fonts)
    .filter((base) => languages.some(({ code }) => code.split('-')[0] === base))
    .join(' ');
  useEffect(() => {
    whenIdle(() => wanted.split(' ').forEach(load), LATER_MS);
  }, [wanted]);
  useEffect(() => load(current), [current]);
}
