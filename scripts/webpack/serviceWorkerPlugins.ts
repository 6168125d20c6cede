import CopyPlugin from 'copy-webpack-plugin';
import webpack, { type WebpackPluginInstance } from 'webpack';
import { PrecacheManifestPlugin } from './precacheManifestPlugin';

/** The service worker's entry, which shares no files with the pages. */
export const SERVICE_WORKER = 'service-worker';

const SCRIPT = `${SERVICE_WORKER}.js`;

/** Plugins for the service worker; `isOff` builds one that unregisters itself and deletes its caches. */
export function serviceWorkerPlugins(isOff: boolean): WebpackPluginInstance[] {
  if (isOff) {
    const from = 'src/app/serviceWorker/retired-service-worker.js';
    return [new CopyPlugin({ patterns: [{ from, to: SCRIPT }] })];
  }
  return [
    new webpack.EntryPlugin(process.cwd(), './src/app/serviceWorker/serviceWorker.ts', {
      name: SERVICE_WORKER,
      filename: SCRIPT,
      runtime: false,
    }),
    new PrecacheManifestPlugin({
      script: SCRIPT,
      placeholder: 'self.__WB_MANIFEST',
      include: [/^(admin\/)?index\.html$/, /^assets\/.*\.(js|css|woff2)$/, /^favicon\.svg$/],
      largestBytes: 3 * 1024 * 1024,
    }),
  ];
}
