import { useEffect, useState } from 'react';
import type { CitiesAndLanguages } from './CitiesAndLanguages';

type CitiesAndLanguages = typeof CitiesAndLanguages;

/** Cities and languages, once their script has come; null before, and where it does not come. */
export function useCitiesAndLanguages(): CitiesAndLanguages | null {
  const [loaded, setLoaded] = useState<{ CitiesAndLanguages: CitiesAndLanguages } | null>(null);
  useEffect(() => {
    import('./CitiesAndLanguages').then(
      ({ CitiesAndLanguages: CitiesAndLanguages }) => setLoaded({ CitiesAndLanguages }),
      () => undefined,
    );
  }, []);
  return loaded?.CitiesAndLanguages ?? null;
}
