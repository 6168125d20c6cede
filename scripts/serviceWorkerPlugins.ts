import CopyPlugin from 'copy-webpack-plugin';
import type { Compiler, WebpackPluginInstance } from 'webpack';
import { InjectManifest } from 'workbox-webpack-plugin';

const MAX_PRECACHE_BYTES = 3 * 1024 * 1024;

/** Fails the build when a chunk is too large for the precache: it would be missing offline. */
class FailOnExclusions implements WebpackPluginInstance {
  apply(compiler: Compiler): void {
    compiler.hooks.thisCompilation.tap('RefuseExclusions', (compilation) => {
      compilation.hooks.afterProcessAssets.tap('RefuseExclusions', () => {
        const isExclusion = ({ message }: Error) => /precache/i.test(message);
        compilation.errors.push(...compilation.warnings.filter(isExclusion));
      });
    });
  }
}

/** Plugins for the service worker; `isOff` builds the one that unregisters itself and deletes its caches. */
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
      maximumFileSizeToCacheInBytes: MAX_PRECACHE_BYTES,
    }),
    new FailOnExclusions(),
  ];
}
