import { appLinksOf, isAppMissing, isDesktop, platformOf } from './appLinks';
import { ShareFallback } from './ShareFallback';
import { useAppLaunch } from './useAppLaunch';

export interface SharePageProps {
  /** Decoded; anything a visitor may have typed. */
  playlistId: string;
  productName: string;
  appScheme: string;
  androidPackage: string | null;
  iosStoreUrl: string | null;
  androidStoreUrl: string | null;
  /** The browser that shows the page. */
  visitor: { userAgent: string; touchPoints: number };
  pageAddress: string;
  /** Goes to an address in place of this one. */
  openAddress: (address: string) => void;
}

/** Opens a shared playlist in the app, or says how to. */
export function SharePage({ visitor, pageAddress, openAddress, ...props }: SharePageProps) {
  const { productName, playlistId, androidPackage } = props;
  const platform = platformOf(visitor.userAgent);
  const links = appLinksOf({ playlistId, scheme: props.appScheme, androidPackage, pageAddress });
  const { view, showFallback } = useAppLaunch({
    links,
    platform,
    isSkipped: isAppMissing(new URL(pageAddress).search),
    openAddress,
  });
  return (
    <section className="share">
      {/* The same in every view, and their largest text: nobody waits for the page's main words. */}
      <p className="share-lead">
        Someone shared a playlist with you: stories of the places around you, told in the language
        you like to listen in.
      </p>
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
