import { type AnchorHTMLAttributes } from 'react';
import { placePath, type Place } from '../content/usePlace';

interface PlaceLinkProps extends Omit<AnchorHTMLAttributes<HTMLAnchorElement>, 'href' | 'onClick'> {
  /** The app's own page; null where the tours on this page are shown instead. */
  appUrl: string | null;
  place: Place;
  onChoose: (place: Place) => void;
}

/** Leads to the tours of a city or a language: in the app, or above on the page. */
export function PlaceLink({ appUrl, place, onChoose, ...rest }: PlaceLinkProps) {
  return appUrl === null ? (
    <a
      href={placePath(place)}
      // The URL is the page's own by then: the browser goes to the tours without loading anything.
      onClick={(event) => {
        if (!event.ctrlKey && !event.metaKey && !event.shiftKey) onChoose(place);
      }}
      {...rest}
    />
  ) : (
    <a href={appUrl} rel="noopener" {...rest} />
  );
}
