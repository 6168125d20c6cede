import { useState } from 'react';

/** Without a debounce: every key updates the URL. */
export function useUrlQuery(
  urlQuery: string,
  write: (query: string) => void,
): [string, (query: string) => void] {
  const [query, setQuery] = useState(urlQuery);
  const change = (next: string) => {
    setQuery(next);
    write(next);
  };
  return [query, change];
}
