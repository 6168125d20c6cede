import { useEffect, useState } from 'react';
import { type ReadyTours, type selectReadyTours } from '../select/selectReadyTours';
import { useConsoleSelector } from './storeHooks';

/**
 * Tours by what is known of their readiness in a language; null where that is not requested, and until the rule has
 * loaded, which few lists need.
 */
export function useReadyTours(language: string, isAsked: boolean): ReadyTours | null {
  const [select, setSelect] = useState<typeof selectReadyTours | null>(null);
  useEffect(() => {
    if (!isAsked) return;
    import('../select/selectReadyTours').then(
      (loaded) => setSelect(() => loaded.selectReadyTours),
      (error: unknown) =>
        // The screen's error boundary shows it.
        setSelect(() => {
          throw error;
        }),
    );
  }, [isAsked]);
  return useConsoleSelector((state) =>
    isAsked && select !== null ? select(state, language) : null,
  );
}
