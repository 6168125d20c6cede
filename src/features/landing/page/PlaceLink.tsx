import { type AnchorHTMLAttributes } from 'react';

interface PlaceLinkProps extends Omit<AnchorHTMLAttributes<HTMLAnchorElement>, 'href' | 'onClick'> {
  /** The app's own page; null where the tours on this page are shown instead. */
  appUrl: string | null;
  onChoose: () => void;
}

/** Leads to the tours of a city or a language: in the app, or above on the page. */
export function PlaceLink({ appUrl, onChoose, ...rest }: PlaceLinkProps) {
  return appUrl === null ? (
    <a href="#featured" onClick={onChoose} {...rest} />
  ) : (
    <a href={appUrl} rel="noopener" {...rest} />
  );
}
