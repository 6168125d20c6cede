import { createAppLinks } from '../../features/share/appLinks';
import { type PublicRoute } from '../../domain/siteRoute';
import { type Settings } from '../settings';

/** Meta or link element, identified by the attribute `key` with the value `name`. */
export interface HeadTag {
  tag: 'meta' | 'link';
  key: 'name' | 'property' | 'rel';
  name: string;
  value: string;
}

export interface PageHead {
  title: string;
  tags: HeadTag[];
}

/** Canonical path of each page; null for pages without one. */
const canonicalPaths = { landing: '/', privacy: '/privacy-policy', share: null } as const;
const picture = { path: '/preview.png', width: '1200', height: '630' };

function metaTextOf({ page }: PublicRoute, productName: string) {
  if (page === 'privacy') {
    return {
      title: `Privacy policy – ${productName}`,
      description: `What ${productName} knows about you, what for, and how you stay in control.`,
    };
  }
  if (page === 'share') {
    return {
      title: `Open in the ${productName} App`,
      description: `A playlist of audio tours, shared with you. Listen to it in the ${productName} app.`,
    };
  }
  return {
    title: `${productName} – Audio tours across India`,
    description:
      'Audio tours across India in many languages, with downloadable audio for offline listening.',
  };
}

/** Title and tags of the console, which is excluded from search engines. */
export const consoleHead = (productName: string): PageHead => ({
  title: productName,
  tags: [{ tag: 'meta', key: 'name', name: 'robots', value: 'noindex' }],
});

/** Content of the Smart App Banner tag (iOS Safari); null without an app in the App Store. */
function smartAppBannerOf(route: PublicRoute, settings: Settings): string | null {
  const storeId = /\/id(\d+)/.exec(settings.iosStoreUrl ?? '')?.[1];
  if (storeId === undefined) return null;
  if (route.page !== 'share' || route.playlistId === '') return `app-id=${storeId}`;
  const { deep } = createAppLinks({
    playlistId: route.playlistId,
    scheme: settings.appScheme,
    androidPackage: null,
    pageUrl: settings.publicUrl,
  });
  return `app-id=${storeId}, app-argument=${deep}`;
}

/**
 * Title, description, canonical link, Open Graph tags and Smart App Banner of a page. Without a public URL, tags that
 * need an absolute URL are omitted.
 */
export function headOf(
  route: PublicRoute,
  settings: Settings,
  publicUrl: string | null = settings.publicUrl,
): PageHead {
  const { title, description } = metaTextOf(route, settings.productName);
  const path = canonicalPaths[route.page];
  const canonicalUrl = path === null || publicUrl === null ? null : `${publicUrl}${path}`;
  const banner = smartAppBannerOf(route, settings);
  const nameTag = (name: string, value: string): HeadTag => ({
    tag: 'meta',
    key: 'name',
    name,
    value,
  });
  const openGraphTag = (name: string, value: string): HeadTag => ({
    tag: 'meta',
    key: 'property',
    name: `og:${name}`,
    value,
  });
  return {
    title,
    tags: [
      nameTag('description', description),
      // Shared playlists are meant for their recipients, so they are not indexed.
      ...(route.page === 'share' ? [nameTag('robots', 'noindex')] : []),
      ...(banner === null ? [] : [nameTag('apple-itunes-app', banner)]),
      openGraphTag('type', 'website'),
      openGraphTag('site_name', settings.productName),
      openGraphTag('title', title),
      openGraphTag('description', description),
      ...(canonicalUrl === null
        ? []
        : [
            { tag: 'link', key: 'rel', name: 'canonical', value: canonicalUrl } as const,
            openGraphTag('url', canonicalUrl),
          ]),
      ...(publicUrl === null
        ? []
        : [
            openGraphTag('image', publicUrl + picture.path),
            openGraphTag('image:width', picture.width),
            openGraphTag('image:height', picture.height),
            openGraphTag('image:alt', 'Domes and towers at the end of a winding path'),
          ]),
      nameTag('twitter:card', 'summary_large_image'),
    ],
  };
}
