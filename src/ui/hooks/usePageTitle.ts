import { useEffect } from 'react';

/** The site's own name, as its HTML carries it. */
const siteName = document.title;

/** Names the page in the window's title, before the site's name. */
export function usePageTitle(title: string): void {
  useEffect(() => {
    document.title = [title, siteName].filter((part) => part !== '').join(' · ');
    return () => {
      document.title = siteName;
    };
  }, [title]);
}
