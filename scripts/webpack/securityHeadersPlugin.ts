import { createHash } from 'node:crypto';
import webpack, { type Compilation, type WebpackPluginInstance } from 'webpack';
import { headerFiles } from '../../src/app/prerender/headerFiles';
import { readMediaOrigins } from '../../src/app/prerender/mediaOrigins';
import {
  contentSecurityPolicy,
  securityHeaders,
  type InlineHashes,
} from '../../src/app/prerender/securityHeaders';
import { parseSettings, type RawSettings } from '../../src/app/settings';
import { WAVE_STYLES } from '../../src/ui/waveform/waveMarkup';

const NAME = 'securityHeadersPlugin';

/** Placeholder for the origin that will serve the build. */
const SITE_ORIGIN = 'https://site.invalid';

/** Texts of style elements created by scripts: wavesurfer's, and Emotion's empty one, which is filled by CSSOM. */
const writtenStyles = ['', WAVE_STYLES];

const inlineStyle = /<style\b[^>]*>([^]*?)<\/style>/g;
/** Scripts without a URL; browsers do not execute data blocks such as JSON-LD. */
const inlineScript =
  /<script\b(?![^>]*\s(?:src=|type="application\/ld\+json"))[^>]*>([^]*?)<\/script>/g;

const hashSource = (text: string) =>
  `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

const textsOf = (page: string, pattern: RegExp) =>
  [...page.matchAll(pattern)].map(([, text = '']) => text);

/** Hashes of all inline scripts and styles of the given HTML pages, and of the styles created by scripts. */
export function hashInline(pages: readonly string[]): InlineHashes {
  const hashesOf = (texts: readonly string[]) => [...new Set(texts.map(hashSource))].sort();
  return {
    scripts: hashesOf(pages.flatMap((page) => textsOf(page, inlineScript))),
    styles: hashesOf([...writtenStyles, ...pages.flatMap((page) => textsOf(page, inlineStyle))]),
  };
}

/** Placed first in the head: content before it would not be subject to the policy. */
const withPolicy = (page: string, policy: string) =>
  page.replace(
    /<head>\n<meta charset="utf-8">\n/,
    (start) => `${start}<meta http-equiv="Content-Security-Policy" content="${policy}">\n`,
  );

function addHeaders(compilation: Compilation, raw: RawSettings): void {
  const { RawSource } = webpack.sources;
  const pages = compilation
    .getAssets()
    .filter(({ name }) => name.endsWith('.html'))
    .map(({ name, source }) => ({ name, text: String(source.source()) }));
  const hashes = hashInline(pages.map(({ text }) => text));
  const policy = contentSecurityPolicy(
    parseSettings(raw, SITE_ORIGIN),
    SITE_ORIGIN,
    readMediaOrigins(raw),
    hashes,
  );
  for (const { name, text } of pages) {
    const guarded = withPolicy(text, policy);
    if (guarded === text) {
      compilation.errors.push(new webpack.WebpackError(`${name} has no place for its policy`));
    }
    compilation.updateAsset(name, new RawSource(guarded));
  }
  for (const [name, content] of headerFiles(securityHeaders(policy))) {
    compilation.emitAsset(name, new RawSource(content));
  }
}

/**
 * Webpack plugin that writes one content security policy for all pages, with the hashes of their inline scripts and
 * styles, into the pages themselves and, with the other headers, into the files that static hosts read.
 */
export const securityHeadersPlugin = (settings: RawSettings): WebpackPluginInstance => ({
  apply(compiler) {
    compiler.hooks.thisCompilation.tap(NAME, (compilation) => {
      // After the hashes in file names, which inline styles contain, and before the service worker's list.
      const stage = webpack.Compilation.PROCESS_ASSETS_STAGE_OPTIMIZE_HASH + 1;
      compilation.hooks.processAssets.tap({ name: NAME, stage }, () =>
        addHeaders(compilation, settings),
      );
    });
  },
});
