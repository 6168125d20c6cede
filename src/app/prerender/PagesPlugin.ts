import webpack, { type Compilation, type Compiler } from 'webpack';
import { type RawSettings } from '../settings';
import { entriesOf, firstFiles, lateFiles, LIST_SCREEN } from './pageFiles';
import { writePages, type BuiltEntry } from './writePages';

interface PagesPluginOptions {
  settings: RawSettings;
  /** False while developing. */
  isPrerendered: boolean;
}

const NAME = 'PagesPlugin';

type Page = keyof typeof entriesOf;

function filesOf(compilation: Compilation, page: Page, ending: string): string[] {
  const files = firstFiles(compilation, entriesOf[page]);
  return files.filter((file) => file.endsWith(ending) && !file.includes('hot-update'));
}

/** Addresses of the scripts and styles that the list of tours needs beyond its entry. */
function listFiles(compilation: Compilation, page: Page): string[] {
  const known = filesOf(compilation, page, '');
  return lateFiles(compilation, LIST_SCREEN)
    .filter((file) => /\.(js|css)$/.test(file) && !known.includes(file))
    .map((file) => `/${file}`);
}

function builtEntry(compilation: Compilation, page: Page): BuiltEntry {
  const addresses = (ending: string) =>
    filesOf(compilation, page, ending).map((file) => `/${file}`);
  return { scripts: addresses('.js'), styles: addresses('.css') };
}

/** Writes the site's pages beside the scripts, once the bundler knows what those are called. */
export class PagesPlugin {
  constructor(private readonly options: PagesPluginOptions) {}

  apply(compiler: Compiler): void {
    compiler.hooks.thisCompilation.tap(NAME, (compilation) => {
      const stage = webpack.Compilation.PROCESS_ASSETS_STAGE_OPTIMIZE_INLINE;
      compilation.hooks.processAssets.tap({ name: NAME, stage }, () => this.write(compilation));
    });
  }

  private write(compilation: Compilation): void {
    const { settings, isPrerendered } = this.options;
    const pages = writePages(settings, {
      public: builtEntry(compilation, 'public'),
      console: builtEntry(compilation, 'console'),
      listFiles: isPrerendered ? listFiles(compilation, 'console') : [],
      publicStyles: isPrerendered ? this.publicStyles(compilation) : null,
      isPrerendered,
    });
    for (const [path, content] of pages) {
      compilation.emitAsset(path, new webpack.sources.RawSource(content));
    }
  }

  private publicStyles(compilation: Compilation): string {
    return filesOf(compilation, 'public', '.css')
      .map((file) => String(compilation.getAsset(file)?.source.source() ?? ''))
      .join('\n');
  }
}
