import { type AnchorHTMLAttributes } from 'react';
import { landingPath, type LandingFilter } from '../content/useLandingFilter';

interface FilterLinkProps extends Omit<
  AnchorHTMLAttributes<HTMLAnchorElement>,
  'href' | 'onClick'
> {
  /** URL of the app's own page; null when this page shows the tours itself. */
  appUrl: string | null;
  filter: LandingFilter;
  onChoose: (filter: LandingFilter) => void;
}

/** Link to the tours of a city or language: in the app, or on this page. */
export function FilterLink({ appUrl, filter, onChoose, ...rest }: FilterLinkProps) {
  return appUrl === null ? (
    <a
      href={landingPath(filter)}
      // `onChoose` has already pushed this URL, so the browser only scrolls to the fragment and loads nothing.
      onClick={(event) => {
        if (!event.ctrlKey && !event.metaKey && !event.shiftKey) onChoose(filter);
      }}
      {...rest}
    />
  ) : (
    <a href={appUrl} rel="noopener" {...rest} />
  );
}
