import { useMemo, type ComponentType, type ReactNode } from 'react';
import { LandingPage } from '../../features/landing/page/LandingPage';
import type { PrivacyPageProps } from '../../features/privacy/PrivacyPage';
import type { SharePageProps } from '../../features/share/SharePage';
import { PublicFrame } from './PublicFrame';
import { type PublicRoute } from '../../domain/siteRoute';
import { type Settings } from '../settings';

/** Browser APIs used by the public pages. */
export interface PublicBrowser extends Pick<
  SharePageProps,
  'visitor' | 'pageUrl' | 'openUrl' | 'fetchPage'
> {
  reload: () => void;
}

interface PublicSiteProps {
  route: PublicRoute;
  settings: Settings;
  browser: PublicBrowser;
  /** Privacy policy; null on the other pages, which do not load its text. */
  policy: ComponentType<PrivacyPageProps> | null;
  /** Page of a shared playlist; null on the other pages, which do not load its script. */
  share: ComponentType<SharePageProps> | null;
}

const landingLinks = (
  <>
    <a href="#featured">Browse tours</a>
    <a href="#languages">Languages</a>
    <a className="button button-main" href="#download">
      Get the app
    </a>
  </>
);

/** Public page of a route inside the public frame. */
export function PublicSite({
  route,
  settings,
  browser,
  policy: Policy,
  share: Share,
}: PublicSiteProps) {
  const { productName } = settings;
  // A stable component type: a new one on each render would remount it.
  const LandingFrame = useMemo(
    () =>
      function LandingFrame(parts: { note: ReactNode; children: ReactNode }) {
        return <PublicFrame productName={productName} links={landingLinks} {...parts} />;
      },
    [productName],
  );
  if (route.page === 'landing') {
    return (
      <LandingPage
        {...settings}
        fetchPage={browser.fetchPage}
        reload={browser.reload}
        frame={LandingFrame}
      />
    );
  }
  return (
    <PublicFrame productName={productName}>
      {route.page === 'share' && Share !== null && (
        <Share {...settings} {...browser} playlistId={route.playlistId} />
      )}
      {Policy !== null && <Policy productName={productName} supportEmail={settings.supportEmail} />}
    </PublicFrame>
  );
}
