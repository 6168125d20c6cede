import { useEffect, type RefObject } from 'react';

/** True when the visitor's browser asks to save data; not every browser reports it. */
function isSavingData(): boolean {
  const connection: unknown = Reflect.get(navigator, 'connection');
  return (
    typeof connection === 'object' &&
    connection !== null &&
    Reflect.get(connection, 'saveData') === true
  );
}

/**
 * Loads the fonts of India's scripts when the element comes near: together about 1 MB, too much
 * before the first view. With data saving on, system fonts are used.
 */
export function useScriptFonts(target: RefObject<Element | null>): void {
  useEffect(() => {
    const element = target.current;
    if (element === null || isSavingData()) return;
    const observer = new IntersectionObserver(
      (entries) => {
        if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
        observer.disconnect();
        // The system fonts are used on failure.
        import('./scriptFonts').catch(() => undefined);
      },
      { rootMargin: '200px' },
    );
    observer.observe(element);
    return () => observer.disconnect();
  }, [target]);
}
