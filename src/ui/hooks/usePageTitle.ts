import { useEffect } from 'react';

/** Site name, from the title in the HTML. */
const siteName = document.title;

/** Sets the document title to the page's title and the site's name. */
export function usePageTitle(title: string): void {
  useEffect(() => {
    document.title = [title, siteName].filter((part) => part !== '').join(' · ');
    return () => {
      document.title = siteName;
    };
  }, [title]);
}
