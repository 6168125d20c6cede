import { type PublicRoute } from '../../domain/forms/siteRoute';
import { organizationData } from '../../features/landing/content/linkedData';
import { headOf } from '../public/publicHead';
import { parseSettings, type RawSettings, type Settings } from '../settings';
import { renderPage } from './renderPage';
import { routeScript, SHARE_TEMPLATE } from './routeScript';
import { writeDocument } from './writeDocument';
import { writeManifest } from './writeManifest';

/** What the bundler made of an entry, as addresses. */
export interface BuiltEntry {
  scripts: readonly string[];
  styles: readonly string[];
}

export interface BuiltSite {
  public: BuiltEntry;
  console: BuiltEntry;
  /** What the list of tours needs beyond the console's entry: fetched beside it. */
  listFiles: readonly string[];
  /** The whole style sheet of the public pages; null where it is to be linked. */
  publicStyles: string | null;
  /** False while developing: markup written once would not follow the sources. */
  isPrerendered: boolean;
}

/** Stands for the origin that a build which is told no address can't know. */
const NO_ORIGIN = 'https://site.invalid';
const themeColors = { light: '#fffdf9', dark: '#171513' };

const withoutScript: Record<PublicRoute['page'], string> = {
  landing: 'Turn on JavaScript to see the tours.',
  share: 'Turn on JavaScript to open the playlist.',
  privacy: '',
};

function writeRoot(route: PublicRoute, settings: Settings, isPrerendered: boolean): string {
  const words = withoutScript[route.page];
  const markup = isPrerendered ? renderPage(route, settings) : '';
  return [
    `<div id="root" data-page="${route.page}">${markup}</div>`,
    ...(words === '' ? [] : [`<noscript>${words}</noscript>`]),
  ].join('\n');
}

/**
 * The pages of the site as files by their path. `index.html` is the landing page, and opens every
 * address on a host that falls back to it; the others are for hosts that find them.
 */
export function writePages(raw: RawSettings, built: BuiltSite): Map<string, string> {
  const settings = parseSettings(raw, NO_ORIGIN);
  const publicUrl = settings.publicUrl === NO_ORIGIN ? null : settings.publicUrl;
  const landing: PublicRoute = { page: 'landing' };
  const privacy: PublicRoute = { page: 'privacy' };
  // The id is in the address alone.
  const share: PublicRoute = { page: 'share', playlistId: '' };
  const root = (route: PublicRoute) => writeRoot(route, settings, built.isPrerendered);
  const publicPage = (route: PublicRoute, body: string) =>
    writeDocument({
      ...headOf(route, settings, publicUrl),
      themeColors,
      data:
        route.page === 'landing' && publicUrl !== null
          ? organizationData({ ...settings, publicUrl })
          : null,
      inlineStyles: built.publicStyles,
      styles: built.publicStyles === null ? built.public.styles : [],
      scripts: built.public.scripts,
      body,
    });
  const shareTemplate = `<template id="${SHARE_TEMPLATE}">${
    built.isPrerendered ? renderPage(share, settings) : ''
  }</template>`;
  return new Map([
    [
      'index.html',
      publicPage(
        landing,
        [shareTemplate, `<script>${routeScript}</script>`, root(landing)].join('\n'),
      ),
    ],
    ['privacy-policy/index.html', publicPage(privacy, root(privacy))],
    ['share/index.html', publicPage(share, root(share))],
    [
      'admin/index.html',
      writeDocument({
        title: settings.productName,
        tags: [{ tag: 'meta', key: 'name', name: 'robots', value: 'noindex' }],
        themeColors: null,
        data: null,
        inlineStyles: null,
        ...built.console,
        preloads: built.listFiles,
        body: '<div id="root" data-page="console"></div>\n<noscript>The console needs JavaScript.</noscript>',
      }),
    ],
    ['site.webmanifest', writeManifest(settings.productName, themeColors.light)],
  ]);
}
