import webpack, { type WebpackPluginInstance } from 'webpack';
import {
  entriesOf,
  entryFiles,
  asyncChunkFiles,
  TOURS_SCREEN,
} from '../src/app/prerender/pageFiles';

/**
 * Has Chromium compile all of a script beside the main thread, as it arrives, and not each function when it is
 * first called; others take it for a comment. https://v8.dev/blog/explicit-compile-hints
 */
export const COMPILE_HINT = '//# allFunctionsCalledOnLoad\n';

const NAME = 'compileHintPlugin';

/**
 * Puts the hint on what the list of tours begins with, most of whose functions are called before its first row.
 * What the public pages load as well stays without: they call little of it, on phones.
 */
export const compileHintPlugin = (): WebpackPluginInstance => ({
  apply(compiler) {
    compiler.hooks.thisCompilation.tap(NAME, (compilation) => {
      // The minimizer, which leaves comments out, is done by then; the names that tell of the content are not.
      const stage = webpack.Compilation.PROCESS_ASSETS_STAGE_OPTIMIZE_INLINE;
      compilation.hooks.processAssets.tap({ name: NAME, stage }, () => {
        const isPublic = new Set(entryFiles(compilation, entriesOf.public));
        const files = new Set([
          ...entryFiles(compilation, entriesOf.console),
          ...asyncChunkFiles(compilation, TOURS_SCREEN),
        ]);
        for (const file of files) {
          if (!file.endsWith('.js') || isPublic.has(file)) continue;
          compilation.updateAsset(
            file,
            (source) => new webpack.sources.ConcatSource(COMPILE_HINT, source),
          );
        }
      });
    });
  },
});
