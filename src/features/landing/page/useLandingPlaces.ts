import { useEffect, useState } from 'react';
import type { LandingPlaces } from './LandingPlaces';

type Places = typeof LandingPlaces;

/** Cities and languages, once their script has come; null before, and where it does not come. */
export function useLandingPlaces(): Places | null {
  const [loaded, setLoaded] = useState<{ Places: Places } | null>(null);
  useEffect(() => {
    import('./LandingPlaces').then(
      ({ LandingPlaces: Places }) => setLoaded({ Places }),
      () => undefined,
    );
  }, []);
  return loaded?.Places ?? null;
}
