import { useEffect, type RefObject } from 'react';

/** The visitor asked the browser to save data; not every browser says so. */
function isSavingData(): boolean {
  const connection: unknown = Reflect.get(navigator, 'connection');
  return (
    typeof connection === 'object' &&
    connection !== null &&
    Reflect.get(connection, 'saveData') === true
  );
}

/**
 * Loads the fonts of India's scripts once the element comes near: together they weigh about a
 * megabyte, which nobody should wait for before the first view. Who saves data keeps the system's.
 */
export function useScriptFonts(near: RefObject<Element | null>): void {
  useEffect(() => {
    const element = near.current;
    if (element === null || isSavingData()) return;
    const observer = new IntersectionObserver(
      (entries) => {
        if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
        observer.disconnect();
        // Without them the system's own fonts stand in.
        import('./scriptFonts').catch(() => undefined);
      },
      { rootMargin: '200px' },
    );
    observer.observe(element);
    return () => observer.disconnect();
  }, [near]);
}
