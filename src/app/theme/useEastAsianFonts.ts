import { useEffect } from 'react';
import { useConsoleSelector } from '../../state/hooks/storeHooks';
import { selectCurrentLanguage, selectLanguages } from '../../state/select/selectLanguages';
import { runWhenIdle } from '../../platform/requestIdle';

/** Loaded on demand: their @font-face rules alone are larger than those of all other fonts together. */
const fonts: Record<string, () => Promise<unknown>> = {
  ja: () => import('@fontsource-variable/noto-sans-jp/wght.css'),
  ko: () => import('@fontsource-variable/noto-sans-kr/wght.css'),
  zh: () => import('@fontsource-variable/noto-sans-sc/wght.css'),
};

/** Time-out in ms for an idle moment; the first screen has rendered by then. */
const LOAD_DELAY_MS = 2000;

function load(base: string): void {
  // System fonts are the fallback.
  fonts[base]?.().catch(() => undefined);
}

/**
 * Loads Japanese, Korean and Chinese fonts for the catalogue's languages: the content language's at once, the others
 * after the first screen, because each one causes a layout.
 */
export function useEastAsianFonts(): void {
  const languages = useConsoleSelector(selectLanguages);
  const [current = ''] = useConsoleSelector(selectCurrentLanguage).code.split('-');
  const bases = Object.keys(fonts)
    .filter((base) => languages.some(({ code }) => code.split('-')[0] === base))
    .join(' ');
  useEffect(() => {
    runWhenIdle(() => bases.split(' ').forEach(load), LOAD_DELAY_MS);
  }, [bases]);
  useEffect(() => {
    load(current);
  }, [current]);
}
