import { createAppLinks, isAppMissing, isDesktop, detectPlatform } from './appLinks';
import { SharedName, ShareFallback, TOURS } from './ShareFallback';
import { useAppLaunch } from './useAppLaunch';
import { type FetchPage } from '../../state/api/services';
import { useSharedPlaylist } from './useSharedPlaylist';

export interface SharePageProps {
  /** Decoded id; can be any text that a visitor typed. */
  playlistId: string;
  productName: string;
  appScheme: string;
  androidPackage: string | null;
  iosStoreUrl: string | null;
  androidStoreUrl: string | null;
  /** Browser of the visitor. */
  visitor: { userAgent: string; touchPoints: number };
  pageUrl: string;
  /** Replaces the current URL. */
  openUrl: (url: string) => void;
  fetchPage: FetchPage;
  workerUrl: string;
}

/** Opens a shared playlist in the app, or explains how to. */
export function SharePage({ visitor, pageUrl, openUrl, ...props }: SharePageProps) {
  const { productName, playlistId, androidPackage } = props;
  const { playlist, retry } = useSharedPlaylist(props.fetchPage, props.workerUrl, playlistId);
  const platform = detectPlatform(visitor.userAgent);
  const links = createAppLinks({
    playlistId,
    scheme: props.appScheme,
    androidPackage,
    pageUrl,
  });
  const { view, showFallback } = useAppLaunch({
    links,
    platform,
    isSkipped: isAppMissing(new URL(pageUrl).search),
    openUrl,
  });
  const isLost = view === 'fallback' && playlist === 'not found';
  // While the name is loading, its space stays reserved, so that nothing shifts until the view changes.
  const hasName = view !== 'fallback' || playlist === 'asked' || typeof playlist === 'object';
  return (
    <section className={isLost ? 'share share-lost' : hasName ? 'share share-named' : 'share'}>
      {/* The same in every view and the largest text, so that the largest contentful paint (LCP) does not wait. */}
      <p className="share-lead" role={isLost ? 'status' : undefined}>
        {isLost ? (
          <>
            <span>This playlist is not among the public ones.</span>{' '}
            <span className="share-next">If it is private, it opens in the app.</span>{' '}
            <a className="button button-main" href={TOURS}>
              Browse tours
            </a>
          </>
        ) : (
          'Someone shared a playlist with you: stories of the places around you, told in the language you like to listen in.'
        )}
      </p>
      {hasName && <SharedName playlist={playlist} />}
      <div role="status" className="share-status">
        {view !== 'fallback' && <span className="spinner" aria-hidden />}
        {view === 'opening' && <h1>Opening {productName} App...</h1>}
        {view === 'launching' && <h1>Launching...</h1>}
      </div>
      {view === 'launching' && (
        <a
          href={links.fallback}
          onClick={(event) => {
            event.preventDefault();
            showFallback();
          }}
        >
          App not opening? Tap here
        </a>
      )}
      {view === 'fallback' && (
        <ShareFallback
          productName={productName}
          playlistId={playlistId}
          playlist={playlist}
          onRetry={retry}
          links={links}
          platform={platform}
          isDesktop={isDesktop(visitor.userAgent, visitor.touchPoints)}
          iosStoreUrl={props.iosStoreUrl}
          androidStoreUrl={props.androidStoreUrl}
        />
      )}
    </section>
  );
}
