import { useEffect, useState } from 'react';

/** City and language that a visitor chose. */
export interface Place {
  /** Null for the featured tours. */
  city: string | null;
  language: string;
}

/** Language of the page before a visitor chooses one. */
export const DEFAULT_LANGUAGE = 'en';

/** Path of the tours of a place on the landing page; it opens the same tours again. */
export function placePath({ city, language }: Place): string {
  const query = new URLSearchParams();
  if (language !== DEFAULT_LANGUAGE) query.set('lang', language);
  if (city !== null) query.set('city', city);
  return `/?${query}#featured`.replace('?#', '#');
}

function readPlace(): Place {
  // The build renders the page without a location.
  const query = new URLSearchParams(typeof location === 'undefined' ? '' : location.search);
  const language = query.get('lang') ?? '';
  return {
    city: query.get('city'),
    language: /^[a-z]{2,3}(-[a-z]{2,3})?$/.test(language) ? language : DEFAULT_LANGUAGE,
  };
}

/** The place that the URL names. */
export function usePlace() {
  const [place, setPlace] = useState(readPlace);
  useEffect(() => {
    // Links within the page come here too: they leave the place as it is.
    const follow = () =>
      setPlace((known) => {
        const read = readPlace();
        return placePath(read) === placePath(known) ? known : read;
      });
    addEventListener('popstate', follow);
    return () => removeEventListener('popstate', follow);
  }, []);
  return {
    place,
    choose: (chosen: Place) => {
      const path = placePath(chosen);
      if (!location.href.endsWith(path)) history.pushState(null, '', path);
      // Another object: the same place is requested again where that failed.
      setPlace({ ...chosen });
    },
  };
}
