import webpack, { type WebpackPluginInstance } from 'webpack';
import {
  entriesOf,
  entryFiles,
  asyncChunkFiles,
  GRID_TABLE,
  TOURS_SCREEN,
} from '../../src/app/prerender/pageFiles';

/**
 * Explicit compile hint: Chromium compiles all functions of the script off the main thread on arrival, instead of
 * lazily on their first call; other browsers ignore it. https://v8.dev/blog/explicit-compile-hints
 */
export const COMPILE_HINT = '//# allFunctionsCalledOnLoad\n';

const PLUGIN_NAME = 'compileHintPlugin';

/**
 * Prepends the hint to the scripts of the tour list and its grid, which call most of their functions immediately.
 * Scripts shared with the public pages get no hint: phones call little of them.
 */
export const compileHintPlugin = (): WebpackPluginInstance => ({
  apply(compiler) {
    compiler.hooks.thisCompilation.tap(PLUGIN_NAME, (compilation) => {
      // This stage comes after the minimizer, which removes comments, and before the content hashes in file names.
      const stage = webpack.Compilation.PROCESS_ASSETS_STAGE_OPTIMIZE_INLINE;
      compilation.hooks.processAssets.tap({ name: PLUGIN_NAME, stage }, () => {
        const isPublic = new Set(entryFiles(compilation, entriesOf.public));
        const files = new Set([
          ...entryFiles(compilation, entriesOf.console),
          ...asyncChunkFiles(compilation, TOURS_SCREEN),
          ...asyncChunkFiles(compilation, GRID_TABLE),
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
