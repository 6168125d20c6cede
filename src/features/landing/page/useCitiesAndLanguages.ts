import { useEffect, useState } from 'react';
import type { CitiesAndLanguages } from './CitiesAndLanguages';

type Lists = typeof CitiesAndLanguages;

/** Cities and languages, once their script has come; null before, and where it does not come. */
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
