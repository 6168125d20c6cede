import { useCallback, useRef, useState } from 'react';
import { type LandingContent } from '../../../domain/tours/landing';
import { type QrCode } from '../../../ui/content/QrCode';
import { useNear } from './useNear';

/** A wide window with a mouse indicates a desktop, so that the phone is another device. */
const DESKTOP = '(min-width: 900px) and (pointer: fine)';

interface DownloadLinksProps {
  productName: string;
  supportEmail: string;
  /** Public URL of the page. */
  publicUrl: string;
  links: LandingContent['storeLinks'];
}

/** Links to the app's store pages, with the store's search as fallback, and an e-mail address for help. */
export function DownloadLinks(props: DownloadLinksProps) {
  const { productName, supportEmail, publicUrl, links } = props;
  const section = useRef<HTMLElement>(null);
  const [Code, setCode] = useState<typeof QrCode | null>(null);
  const loadCode = useCallback(() => {
    if (!window.matchMedia(DESKTOP).matches) return;
    // The QR code is optional: the store links work without it.
    import('../../../ui/content/QrCode').then(
      (code) => setCode(() => code.QrCode),
      () => undefined,
    );
  }, []);
  useNear(section, loadCode);
  const term = encodeURIComponent(productName);
  const iosUrl = links.iosUrl ?? `https://apps.apple.com/us/search?term=${term}`;
  const androidUrl = links.androidUrl ?? `https://play.google.com/store/search?c=apps&q=${term}`;
  return (
    <section
      ref={section}
      id="download"
      className="section download"
      aria-labelledby="download-title"
    >
      <h2 id="download-title">Take the tour with you</h2>
      <p>
        Tours play in the {productName} app. Download one before you leave, and listen on the spot
        without a network.
      </p>
      <p className="actions">
        <a className="button button-main" href={iosUrl} rel="noopener">
          App Store
        </a>
        <a className="button button-main" href={androidUrl} rel="noopener">
          Google Play
        </a>
      </p>
      <p>
        Not in your store? Ask us for it: <a href={`mailto:${supportEmail}`}>{supportEmail}</a>
      </p>
      {Code !== null && (
        <Code url={`${publicUrl}/#download`} label="QR code of this page, for your phone" />
      )}
    </section>
  );
}
