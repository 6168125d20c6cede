import CopyPlugin from 'copy-webpack-plugin';
import type { Compiler, WebpackPluginInstance } from 'webpack';
import { InjectManifest } from 'workbox-webpack-plugin';

const LARGEST_BYTES = 3 * 1024 * 1024;

/** A chunk that is left out for its size would be missing offline: that breaks the build. */
class RefuseExclusions implements WebpackPluginInstance {
  apply(compiler: Compiler): void {
    compiler.hooks.thisCompilation.tap('RefuseExclusions', (compilation) => {
      compilation.hooks.afterProcessAssets.tap('RefuseExclusions', () => {
        const isExclusion = ({ message }: Error) => /precache/i.test(message);
        compilation.errors.push(...compilation.warnings.filter(isExclusion));
      });
    });
  }
}

/** The service worker of a build; `isOff` puts the one in its place that removes what was installed. */
export function serviceWorkerPlugins(isOff: boolean): WebpackPluginInstance[] {
  if (isOff) {
    const from = 'src/app/serviceWorker/retired-service-worker.js';
    return [new CopyPlugin({ patterns: [{ from, to: 'service-worker.js' }] })];
  }
  return [
    new InjectManifest({
      swSrc: './src/app/serviceWorker/serviceWorker.ts',
      swDest: 'service-worker.js',
      include: [/^(admin\/)?index\.html$/, /^assets\/.*\.(js|css|woff2)$/, /^favicon\.svg$/],
      dontCacheBustURLsMatching: /\.[0-9a-f]{10}\.\w+$/,
      maximumFileSizeToCacheInBytes: LARGEST_BYTES,
    }),
    new RefuseExclusions(),
  ];
}
