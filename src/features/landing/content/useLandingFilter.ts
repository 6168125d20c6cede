import { useEffect, useState } from 'react';

/** City and language that a visitor chose. */
export interface LandingFilter {
  /** Null for the featured tours. */
  city: string | null;
  language: string;
}

/** Language of the page before a visitor chooses one. */
export const DEFAULT_LANGUAGE = 'en';

/** Path of the landing page with a filter; it opens the same tours again. */
export function landingPath({ city, language }: LandingFilter): string {
  const query = new URLSearchParams();
  if (language !== DEFAULT_LANGUAGE) query.set('lang', language);
  if (city !== null) query.set('city', city);
  return `/?${query}#featured`.replace('?#', '#');
}

function readFilter(): LandingFilter {
  // The build renders the page without a location.
  const query = new URLSearchParams(typeof location === 'undefined' ? '' : location.search);
  const language = query.get('lang') ?? '';
  return {
    city: query.get('city'),
    language: /^[a-z]{2,3}(-[a-z]{2,3})?$/.test(language) ? language : DEFAULT_LANGUAGE,
  };
}

/** City and language that the URL names, and a function that changes them. */
export function useLandingFilter() {
  const [filter, setFilter] = useState(readFilter);
  useEffect(() => {
    // Links within the page fire `popstate`, too: they leave the filter as it is.
    const follow = () =>
      setFilter((known) => {
        const read = readFilter();
        return landingPath(read) === landingPath(known) ? known : read;
      });
    addEventListener('popstate', follow);
    return () => removeEventListener('popstate', follow);
  }, []);
  return {
    filter,
    choose: (chosen: LandingFilter) => {
      const path = landingPath(chosen);
      if (!location.href.endsWith(path)) history.pushState(null, '', path);
      // A new object, so that the same filter is requested again where its request failed.
      setFilter({ ...chosen });
    },
  };
}
