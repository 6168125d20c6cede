import { type HeadTag } from '../public/publicHead';

export interface DocumentParts {
  title: string;
  tags: readonly HeadTag[];
  /** Theme colours of the public pages; null for the console, which sets its own. */
  themeColors: { light: string; dark: string } | null;
  /** JSON-LD for search engines. */
  data: object | null;
  /** Complete style sheet, so that the first render needs no other file. */
  inlineStyles: string | null;
  /** Frame painted before the style sheets load; these are then linked after the frame. */
  frame?: { styles: string; script: string; markup: string };
  /** URLs of style sheets. */
  styles: readonly string[];
  scripts: readonly string[];
  /** URLs of scripts and styles to preload. */
  preloads?: readonly string[];
  /** HTML of the body. */
  body: string;
}

const entities: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

/** Escapes text for HTML content and double-quoted attributes. */
export const escapeMarkup = (text: string) =>
  text.replace(/[&<>"]/g, (character) => entities[character] ?? character);

function writeTag({ tag, key, name, value }: HeadTag): string {
  const attribute = tag === 'link' ? 'href' : 'content';
  return `<${tag} ${key}="${escapeMarkup(name)}" ${attribute}="${escapeMarkup(value)}">`;
}

const writeColor = (scheme: string, color: string) =>
  `<meta name="theme-color" media="(prefers-color-scheme: ${scheme})" content="${color}">`;

function writePreload(url: string): string {
  const kind = url.endsWith('.css') ? 'style' : 'script';
  return `<link rel="preload" as="${kind}" fetchpriority="low" href="${escapeMarkup(url)}">`;
}

/** Complete HTML document. */
export function writeDocument(parts: DocumentParts): string {
  const { themeColors, data, inlineStyles, frame } = parts;
  const styleLinks = parts.styles.map(
    (url) => `<link rel="stylesheet" href="${escapeMarkup(url)}">`,
  );
  if (inlineStyles?.includes('</style')) throw new Error('A style sheet ends its own element');
  return [
    '<!doctype html>',
    '<html lang="en">',
    '<head>',
    '<meta charset="utf-8">',
    '<meta name="viewport" content="width=device-width, initial-scale=1">',
    '<meta name="color-scheme" content="light dark">',
    ...(inlineStyles === null ? [] : [`<style data-public>${inlineStyles}</style>`]),
    ...(frame === undefined ? [] : [`<style>${frame.styles}</style>`]),
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
    ...(frame === undefined ? styleLinks : []),
    ...parts.scripts.map((url) => `<script defer src="${escapeMarkup(url)}"></script>`),
    ...(parts.preloads ?? []).map(writePreload),
    '</head>',
    '<body>',
    // A style sheet in the head would block the frame's first paint.
    ...(frame === undefined
      ? []
      : [`<script>${frame.script}</script>`, frame.markup, ...styleLinks]),
    parts.body,
    '</body>',
    '</html>',
    '',
  ].join('\n');
}
