import { appLinksOf } from '../../features/share/appLinks';
import { type PublicRoute } from '../../domain/forms/siteRoute';
import { type Settings } from '../settings';

/** An element of the head; `key` and `name` tell it from the others. */
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

/** The path under which search engines are to know a page. */
const canonicalPaths = { landing: '/', privacy: '/privacy-policy', share: null } as const;
const picture = { path: '/preview.png', width: '1200', height: '630' };

function wordsOf({ page }: PublicRoute, productName: string) {
  if (page === 'privacy') {
    return {
      title: `Privacy policy – ${productName}`,
      description: `What ${productName} knows about you, what for, and how you have the last word.`,
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

/** What iOS Safari shows its banner of the app by; null without an app in the App Store. */
function bannerOf(route: PublicRoute, settings: Settings): string | null {
  const storeId = /\/id(\d+)/.exec(settings.iosStoreUrl ?? '')?.[1];
  if (storeId === undefined) return null;
  if (route.page !== 'share' || route.playlistId === '') return `app-id=${storeId}`;
  const { deep } = appLinksOf({
    playlistId: route.playlistId,
    scheme: settings.appScheme,
    androidPackage: null,
    pageAddress: settings.publicUrl,
  });
  return `app-id=${storeId}, app-argument=${deep}`;
}

/**
 * Names the page for the window, for search engines, for those it is shared with and for iOS. Without
 * a public address, as where the build knows none, what must be an absolute address is left out.
 */
export function headOf(
  route: PublicRoute,
  settings: Settings,
  publicUrl: string | null = settings.publicUrl,
): PageHead {
  const { title, description } = wordsOf(route, settings.productName);
  const path = canonicalPaths[route.page];
  const address = path === null || publicUrl === null ? null : `${publicUrl}${path}`;
  const banner = bannerOf(route, settings);
  const named = (name: string, value: string): HeadTag => ({
    tag: 'meta',
    key: 'name',
    name,
    value,
  });
  const graph = (name: string, value: string): HeadTag => ({
    tag: 'meta',
    key: 'property',
    name: `og:${name}`,
    value,
  });
  return {
    title,
    tags: [
      named('description', description),
      // Shared playlists are for those who were sent them.
      ...(route.page === 'share' ? [named('robots', 'noindex')] : []),
      ...(banner === null ? [] : [named('apple-itunes-app', banner)]),
      graph('type', 'website'),
      graph('site_name', settings.productName),
      graph('title', title),
      graph('description', description),
      ...(address === null
        ? []
        : [
            { tag: 'link', key: 'rel', name: 'canonical', value: address } as const,
            graph('url', address),
          ]),
      ...(publicUrl === null
        ? []
        : [
            graph('image', publicUrl + picture.path),
            graph('image:width', picture.width),
            graph('image:height', picture.height),
            graph('image:alt', 'Domes and towers at the end of a winding path'),
          ]),
      named('twitter:card', 'summary_large_image'),
    ],
  };
}
