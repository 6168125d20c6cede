import { useEffect, useState } from 'react';

/** City and language chosen by a visitor. */
export interface LandingFilter {
  /** Null for the featured tours. */
  city: string | null;
  language: string;
}

/** Initial language of the page. */
export const DEFAULT_LANGUAGE = 'en';

/** Path of the landing page with a filter, which restores the same tours. */
export function landingPath({ city, language }: LandingFilter): string {
  const query = new URLSearchParams();
  if (language !== DEFAULT_LANGUAGE) query.set('lang', language);
  if (city !== null) query.set('city', city);
  return `/?${query}#featured`.replace('?#', '#');
}

function readFilter(): LandingFilter {
  // The build prerenders the page without a `location`.
  const query = new URLSearchParams(typeof location === 'undefined' ? '' : location.search);
  const language = query.get('lang') ?? '';
  return {
    city: query.get('city'),
    language: /^[a-z]{2,3}(-[a-z]{2,3})?$/.test(language) ? language : DEFAULT_LANGUAGE,
  };
}

/** City and language from the URL, with a function that changes them. */
export function useLandingFilter() {
  const [filter, setFilter] = useState(readFilter);
  useEffect(() => {
    // Links within the page also fire `popstate`; they do not change the filter.
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
      // A new object, so that choosing the same filter again retries a failed request.
      setFilter({ ...chosen });
    },
  };
}
