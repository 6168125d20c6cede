import { useRef } from 'react';
import { countOf } from '../../domain/text/count';
import { QrCode } from '../../ui/content/QrCode';
import { type SharedPlaylist } from './useSharedPlaylist';
import { type AppLinks, type SharePlatform } from './appLinks';

export interface ShareFallbackProps {
  productName: string;
  playlistId: string;
  playlist: SharedPlaylist;
  onRetry: () => void;
  links: AppLinks;
  platform: SharePlatform;
  isDesktop: boolean;
  iosStoreUrl: string | null;
  androidStoreUrl: string | null;
}

const blurbs = [
  { title: 'Location-based', text: 'Stories begin at the place they are about.' },
  { title: 'High-quality audio', text: 'Clear voices, even without a network.' },
  { title: 'Share and discover', text: 'Pass walks on to friends, and find new ones.' },
];

/** Link to a store; disabled when no URL is configured. */
function StoreButton({ name, url }: { name: string; url: string | null }) {
  return url === null ? (
    <a className="button" role="link" aria-disabled aria-describedby="no-store">
      {name}
    </a>
  ) : (
    <a className="button" href={url} rel="noopener">
      {name}
    </a>
  );
}

export const TOURS = '/#featured';

const countText = (count: number) => (count === 0 ? 'No tours so far.' : countOf(count, 'tour'));

/** Name of the playlist, in the page's largest type; its height is reserved while loading. */
export function SharedName({ playlist }: Pick<ShareFallbackProps, 'playlist'>) {
  const known = typeof playlist === 'object' ? playlist : null;
  return (
    <div className="share-name" role="status">
      {known !== null && (
        <div>
          <p className="share-title">
            <bdi>{known.name}</bdi>
          </p>
          {known.itemCount !== null && (
            <p>
              {countText(known.itemCount)}
              {known.itemCount === 0 && (
                <>
                  {' '}
                  <a href={TOURS}>Browse tours</a>
                </>
              )}
            </p>
          )}
          {known.description !== '' && (
            <p className="quiet" dir="auto">
              {known.description}
            </p>
          )}
        </div>
      )}
    </div>
  );
}

/** Fallback when the app did not open: links to open or install it. */
export function ShareFallback(props: ShareFallbackProps) {
  const { productName, playlist, links, platform, iosStoreUrl, androidStoreUrl } = props;
  const title = useRef<HTMLHeadingElement>(null);
  const stores = [
    { name: 'App Store', place: 'in the App Store', url: iosStoreUrl },
    { name: 'Google Play', place: 'on Google Play', url: androidStoreUrl },
  ];
  // The app is the primary action only where it can be installed.
  const isMain = !props.isDesktop && playlist !== 'not found';
  const unset = stores.filter(({ url }) => url === null);
  return (
    <>
      {/* Takes the focus when the focused button unmounts. */}
      <h1 ref={title} tabIndex={-1}>
        Open in the {productName} App
      </h1>
      {playlist === 'failed' && (
        <p role="status">
          The playlist could not be loaded.{' '}
          <button
            type="button"
            className="plain"
            onClick={() => {
              title.current?.focus();
              props.onRetry();
            }}
          >
            Retry
          </button>
        </p>
      )}
      {props.isDesktop && (
        <>
          <p className="quiet">Open this page on your phone to play it in the app.</p>
          <QrCode url={links.page} label="QR code of this page" />
        </>
      )}
      <p className="actions">
        <a
          className={isMain ? 'button button-main' : 'button'}
          href={platform === 'android' ? links.intent : links.deep}
        >
          Open the app
        </a>
        {stores.map((store) => (
          <StoreButton key={store.name} name={store.name} url={store.url} />
        ))}
      </p>
      {unset.length > 0 && (
        <p id="no-store" className="share-note">
          Search for {productName} {unset.map(({ place }) => place).join(' or ')}.
        </p>
      )}
      <ul className="blurbs">
        {blurbs.map(({ title, text }) => (
          <li key={title}>
            <h2>{title}</h2>
            <p>{text}</p>
          </li>
        ))}
      </ul>
      <p>
        <a href={TOURS}>See all tours of {productName}</a>
      </p>
      <p className="playlist-id">
        Playlist ID: <code dir="ltr">{props.playlistId}</code>
      </p>
    </>
  );
}
