import { useEffect, useState } from 'react';
import { type ReadyTours, type selectReadyTours } from '../select/selectReadyTours';
import { useConsoleSelector } from './storeHooks';

/**
 * Readiness of tours in a language; null when not requested, and until the lazily loaded rule has arrived. Few lists
 * need that rule.
 */
export function useReadyTours(language: string, isAsked: boolean): ReadyTours | null {
  const [select, setSelect] = useState<typeof selectReadyTours | null>(null);
  useEffect(() => {
    if (!isAsked) return;
    import('../select/selectReadyTours').then(
      (loaded) => setSelect(() => loaded.selectReadyTours),
      (error: unknown) =>
        // Rethrown while rendering, so that the screen's error boundary catches it.
        setSelect(() => {
          throw error;
        }),
    );
  }, [isAsked]);
  return useConsoleSelector((state) =>
    isAsked && select !== null ? select(state, language) : null,
  );
}
