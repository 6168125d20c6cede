import { type LandingContent } from '../../../domain/tours/landing';

interface DownloadLinksProps {
  productName: string;
  supportEmail: string;
  links: LandingContent['storeLinks'];
}

/** Store links of the app; without any, an e-mail address to ask. */
export function DownloadLinks({ productName, supportEmail, links }: DownloadLinksProps) {
  const { iosUrl, androidUrl } = links;
  const hasStore = iosUrl !== null || androidUrl !== null;
  return (
    <section id="download" className="section download" aria-labelledby="download-title">
      <h2 id="download-title">Take the tour with you</h2>
      <p>
        Tours play in the {productName} app. Download one before you leave, and listen on the spot
        without a network.
      </p>
      {hasStore ? (
        <p className="actions">
          {iosUrl !== null && (
            <a className="button button-main" href={iosUrl} rel="noopener">
              App Store
            </a>
          )}
          {androidUrl !== null && (
            <a className="button button-main" href={androidUrl} rel="noopener">
              Google Play
            </a>
          )}
        </p>
      ) : (
        <p>
          Ask us for it: <a href={`mailto:${supportEmail}`}>{supportEmail}</a>
        </p>
      )}
    </section>
  );
}
