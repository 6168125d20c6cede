import { createHash } from 'node:crypto';
import webpack, { type Compilation, type WebpackPluginInstance } from 'webpack';

interface PrecacheEntry {
  url: string;
  /** Null when the URL changes with the content: such a file is taken from the browser's own cache. */
  revision: string | null;
}

interface PrecacheOptions {
  /** The script that reads the list. */
  script: string;
  /** Placeholder for the list; occurs exactly once in the script. */
  placeholder: string;
  include: readonly RegExp[];
  /** A larger file fails the build: it would be missing offline. */
  largestBytes: number;
}

const NAME = 'PrecacheManifestPlugin';

/** Writes the list of the build's files into the service worker, which caches them for offline use. */
export class PrecacheManifestPlugin implements WebpackPluginInstance {
  constructor(private readonly options: PrecacheOptions) {}

  apply(compiler: webpack.Compiler): void {
    compiler.hooks.thisCompilation.tap(NAME, (compilation) => {
      // The stage after hashing: all other files have their final content and name.
      const stage = webpack.Compilation.PROCESS_ASSETS_STAGE_OPTIMIZE_TRANSFER;
      compilation.hooks.processAssets.tap({ name: NAME, stage }, () => {
        const { script, placeholder } = this.options;
        const source = String(compilation.getAsset(script)?.source.source() ?? '');
        const parts = source.split(placeholder);
        if (parts.length !== 2) {
          const message = `${script} holds ${placeholder} ${parts.length - 1} times, and not once`;
          compilation.errors.push(new webpack.WebpackError(message));
        }
        const manifest = JSON.stringify(this.entriesOf(compilation));
        compilation.updateAsset(script, new webpack.sources.RawSource(parts.join(manifest)));
      });
    });
  }

  private entriesOf(compilation: Compilation): PrecacheEntry[] {
    const { include, largestBytes } = this.options;
    const publicPath = compilation.getPath(compilation.outputOptions.publicPath ?? '');
    // Sorted, because webpack lists assets in order of completion, which varies between builds.
    const files = compilation
      .getAssets()
      .filter(({ name }) => include.some((pattern) => pattern.test(name)))
      .sort((a, b) => (a.name < b.name ? -1 : 1));
    return files.map(({ name, source, info }) => {
      const content = source.buffer();
      if (content.byteLength > largestBytes) {
        const message = `${name} is larger than ${largestBytes} bytes, the most that is kept for use without a network`;
        compilation.errors.push(new webpack.WebpackError(message));
      }
      const revision = createHash('sha256').update(content).digest('hex').slice(0, 20);
      return { url: publicPath + name, revision: info.immutable === true ? null : revision };
    });
  }
}
