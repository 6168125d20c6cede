import { type PublicRoute } from '../../domain/siteRoute';
import { organizationData } from '../../features/landing/content/linkedData';
import { consoleHead, headOf } from '../public/publicHead';
import { parseSettings, type RawSettings, type Settings } from '../settings';
import { startFrameScript } from '../frame/startFrameScript';
import { startFrameStyles } from '../frame/startFrameStyles';
import { renderPage, renderStartFrame } from './renderPage';
import { routeScript, SHARE_TEMPLATE } from './routeScript';
import { writeDocument } from './writeDocument';
import { writeManifest } from './writeManifest';

/** URLs of an entry's built files. */
export interface BuiltEntry {
  scripts: readonly string[];
  styles: readonly string[];
}

export interface BuiltSite {
  public: BuiltEntry;
  console: BuiltEntry;
  /** URLs that the tours screen needs beyond the console's entry, preloaded with it. */
  preloads: readonly string[];
  /** Complete style sheet of the public pages, to be inlined; null to link it. */
  publicStyles: string | null;
  /** False in development: prerendered markup would go stale on hot reload. */
  isPrerendered: boolean;
}

/** Placeholder for the origin of a build without a public URL. */
const PLACEHOLDER_ORIGIN = 'https://site.invalid';
const themeColors = { light: '#fffdf9', dark: '#171513' };

const noscriptTexts: Record<PublicRoute['page'], string> = {
  landing: 'Turn on JavaScript to see the tours.',
  share: 'Turn on JavaScript to open the playlist.',
  privacy: '',
};

function writeRoot(route: PublicRoute, settings: Settings, isPrerendered: boolean): string {
  const noscript = noscriptTexts[route.page];
  const markup = isPrerendered ? renderPage(route, settings) : '';
  return [
    `<div id="root" data-page="${route.page}">${markup}</div>`,
    ...(noscript === '' ? [] : [`<noscript>${noscript}</noscript>`]),
  ].join('\n');
}

/**
 * HTML pages of the site by file path. `index.html` is the landing page and the fallback for every URL on
 * single-file hosts; the others are for hosts that resolve paths to files.
 */
export function writePages(raw: RawSettings, built: BuiltSite): Map<string, string> {
  const settings = parseSettings(raw, PLACEHOLDER_ORIGIN);
  const publicUrl = settings.publicUrl === PLACEHOLDER_ORIGIN ? null : settings.publicUrl;
  const landing: PublicRoute = { page: 'landing' };
  const privacy: PublicRoute = { page: 'privacy' };
  // The playlist id is known from the URL alone.
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
        ...consoleHead(settings.productName),
        themeColors: null,
        data: null,
        inlineStyles: null,
        frame: {
          styles: startFrameStyles,
          script: startFrameScript,
          markup: renderStartFrame(settings.productName),
        },
        ...built.console,
        preloads: built.preloads,
        body: '<div id="root" data-page="console"></div>\n<noscript>The console needs JavaScript.</noscript>',
      }),
    ],
    ['site.webmanifest', writeManifest(settings.productName, themeColors.light)],
  ]);
}
