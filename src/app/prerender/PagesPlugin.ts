import webpack, { type Compilation, type Compiler } from 'webpack';
import { type RawSettings } from '../settings';
import { entriesOf, entryFiles, asyncChunkFiles, TOURS_SCREEN } from './pageFiles';
import { writePages, type BuiltEntry } from './writePages';

interface PagesPluginOptions {
  settings: RawSettings;
  /** False in development. */
  isPrerendered: boolean;
}

const PLUGIN_NAME = 'PagesPlugin';

type Page = keyof typeof entriesOf;

function entryFilesOf(compilation: Compilation, page: Page, ending: string): string[] {
  const files = entryFiles(compilation, entriesOf[page]);
  return files.filter((file) => file.endsWith(ending) && !file.includes('hot-update'));
}

/** URLs of the scripts and styles that the tours screen needs beyond the entry. */
function toursScreenFiles(compilation: Compilation, page: Page): string[] {
  const loadedByEntry = entryFilesOf(compilation, page, '');
  return asyncChunkFiles(compilation, TOURS_SCREEN)
    .filter((file) => /\.(js|css)$/.test(file) && !loadedByEntry.includes(file))
    .map((file) => `/${file}`);
}

function builtEntry(compilation: Compilation, page: Page): BuiltEntry {
  const urlsOf = (ending: string) =>
    entryFilesOf(compilation, page, ending).map((file) => `/${file}`);
  return { scripts: urlsOf('.js'), styles: urlsOf('.css') };
}

/** Emits the site's HTML pages once the names of the hashed assets are final. */
export class PagesPlugin {
  constructor(private readonly options: PagesPluginOptions) {}

  apply(compiler: Compiler): void {
    compiler.hooks.thisCompilation.tap(PLUGIN_NAME, (compilation) => {
      const stage = webpack.Compilation.PROCESS_ASSETS_STAGE_OPTIMIZE_INLINE;
      compilation.hooks.processAssets.tap({ name: PLUGIN_NAME, stage }, () =>
        this.write(compilation),
      );
    });
  }

  private write(compilation: Compilation): void {
    const { settings, isPrerendered } = this.options;
    const pages = writePages(settings, {
      public: builtEntry(compilation, 'public'),
      console: builtEntry(compilation, 'console'),
      preloads: isPrerendered ? toursScreenFiles(compilation, 'console') : [],
      publicStyles: isPrerendered ? this.publicStyles(compilation) : null,
      isPrerendered,
    });
    for (const [path, content] of pages) {
      compilation.emitAsset(path, new webpack.sources.RawSource(content));
    }
  }

  private publicStyles(compilation: Compilation): string {
    return entryFilesOf(compilation, 'public', '.css')
      .map((file) => String(compilation.getAsset(file)?.source.source() ?? ''))
      .join('\n');
  }
}
