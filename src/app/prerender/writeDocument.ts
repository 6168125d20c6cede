import { type HeadTag } from '../public/publicHead';

export interface DocumentParts {
  title: string;
  tags: readonly HeadTag[];
  /** Of the public pages' own colours; the console sets its own. */
  themeColors: { light: string; dark: string } | null;
  /** Linked data about the page, for search engines. */
  data: object | null;
  /** A whole style sheet, for the first view to need no other file. */
  inlineStyles: string | null;
  /** Addresses. */
  styles: readonly string[];
  scripts: readonly string[];
  /** Addresses of scripts and styles that will be asked for soon. */
  preloads?: readonly string[];
  /** Markup. */
  body: string;
}

const entities: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

/** Text as it may stand in markup and in a quoted attribute. */
export const escapeMarkup = (text: string) =>
  text.replace(/[&<>"]/g, (sign) => entities[sign] ?? sign);

function writeTag({ tag, key, name, value }: HeadTag): string {
  const attribute = tag === 'link' ? 'href' : 'content';
  return `<${tag} ${key}="${escapeMarkup(name)}" ${attribute}="${escapeMarkup(value)}">`;
}

const writeColor = (scheme: string, color: string) =>
  `<meta name="theme-color" media="(prefers-color-scheme: ${scheme})" content="${color}">`;

function writePreload(address: string): string {
  const kind = address.endsWith('.css') ? 'style' : 'script';
  return `<link rel="preload" as="${kind}" fetchpriority="low" href="${escapeMarkup(address)}">`;
}

/** A whole HTML document. */
export function writeDocument(parts: DocumentParts): string {
  const { themeColors, data, inlineStyles } = parts;
  if (inlineStyles?.includes('</style')) throw new Error('A style sheet ends its own element');
  return [
    '<!doctype html>',
    '<html lang="en">',
    '<head>',
    '<meta charset="utf-8">',
    '<meta name="viewport" content="width=device-width, initial-scale=1">',
    '<meta name="color-scheme" content="light dark">',
    ...(inlineStyles === null ? [] : [`<style data-public>${inlineStyles}</style>`]),
    `<title>${escapeMarkup(parts.title)}</title>`,
    ...parts.tags.map(writeTag),
    ...(themeColors === null
      ? []
      : [writeColor('light', themeColors.light), writeColor('dark', themeColors.dark)]),
    '<link rel="icon" href="/favicon.svg" type="image/svg+xml">',
    '<link rel="icon" href="/favicon-32.png" type="image/png" sizes="32x32">',
    '<link rel="apple-touch-icon" href="/apple-touch-icon.png">',
    '<link rel="manifest" href="/site.webmanifest">',
    ...(data === null
      ? []
      : [
          '<script id="linked-data" type="application/ld+json">',
          JSON.stringify(data).replaceAll('<', '\\u003c'),
          '</script>',
        ]),
    ...parts.styles.map((address) => `<link rel="stylesheet" href="${escapeMarkup(address)}">`),
    ...parts.scripts.map((address) => `<script defer src="${escapeMarkup(address)}"></script>`),
    ...(parts.preloads ?? []).map(writePreload),
    '</head>',
    '<body>',
    parts.body,
    '</body>',
    '</html>',
    '',
  ].join('\n');
}
