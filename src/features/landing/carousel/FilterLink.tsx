import { type AnchorHTMLAttributes } from 'react';
import { landingPath, type LandingFilter } from '../content/useLandingFilter';

interface FilterLinkProps extends Omit<
  AnchorHTMLAttributes<HTMLAnchorElement>,
  'href' | 'onClick'
> {
  /** The app's own page; null where the tours on this page are shown instead. */
  appUrl: string | null;
  filter: LandingFilter;
  onChoose: (filter: LandingFilter) => void;
}

/** Leads to the tours of a city or a language: in the app, or above on the page. */
export function FilterLink({ appUrl, filter, onChoose, ...rest }: FilterLinkProps) {
  return appUrl === null ? (
    <a
      href={landingPath(filter)}
      // The URL is the page's own by then: the browser goes to the tours without loading anything.
      onClick={(event) => {
        if (!event.ctrlKey && !event.metaKey && !event.shiftKey) onChoose(filter);
      }}
      {...rest}
    />
  ) : (
    <a href={appUrl} rel="noopener" {...rest} />
  );
}
