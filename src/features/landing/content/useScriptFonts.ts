import { useEffect, type RefObject } from 'react';
import { isSavingData } from '../../../ui/hooks/isSavingData';

/** Loads the fonts of India's scripts, together about 1 MB. With data saving on, system fonts are used. */
export function loadScriptFonts(): void {
  // The system fonts are used on failure.
  if (!isSavingData()) import('./scriptFonts').catch(() => undefined);
}

/** Loads those fonts when the element comes near: they are too much before the first view. */
export function useScriptFonts(target: RefObject<Element | null>): void {
  useEffect(() => {
    const element = target.current;
    if (element === null) return;
    const observer = new IntersectionObserver(
      (entries) => {
        if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
        observer.disconnect();
        loadScriptFonts();
      },
      { rootMargin: '200px' },
    );
    observer.observe(element);
    return () => observer.disconnect();
  }, [target]);
}
