import { useEffect, useState } from 'react';
import type { CitiesAndLanguages } from './CitiesAndLanguages';

type Lists = typeof CitiesAndLanguages;

/** Component of cities and languages; null until its chunk is loaded, and when that fails. */
export function useCitiesAndLanguages(): Lists | null {
  const [loaded, setLoaded] = useState<{ Lists: Lists } | null>(null);
  useEffect(() => {
    import('./CitiesAndLanguages').then(
      ({ CitiesAndLanguages: Lists }) => setLoaded({ Lists }),
      () => undefined,
    );
  }, []);
  return loaded?.Lists ?? null;
}
