import webpack, { type Compilation, type Compiler } from 'webpack';
import { type RawSettings } from '../settings';
import { writePages, type BuiltEntry } from './writePages';

interface PagesPluginOptions {
  settings: RawSettings;
  /** False while developing. */
  isPrerendered: boolean;
}

const NAME = 'PagesPlugin';

function filesOf(compilation: Compilation, entry: string, ending: string): string[] {
  const files = compilation.entrypoints.get(entry)?.getFiles() ?? [];
  return files.filter((file) => file.endsWith(ending) && !file.includes('hot-update'));
}

/** What the list of tours, where most of the work begins, needs beyond the entry. */
const LIST_SCREEN = /\/features\/tours\/TourListScreen$/;

/** Addresses of the scripts that a late screen needs beyond its entry. */
function lateScripts(compilation: Compilation, entry: string): string[] {
  const known = new Set(filesOf(compilation, entry, '.js'));
  const late = compilation.chunkGroups.filter(({ origins }) =>
    origins.some(({ request }) => LIST_SCREEN.test(request ?? '')),
  );
  const files = new Set(late.flatMap((group) => group.getFiles()));
  return [...files]
    .filter((file) => file.endsWith('.js') && !known.has(file))
    .map((file) => `/${file}`);
}

function builtEntry(compilation: Compilation, entry: string): BuiltEntry {
  const addresses = (ending: string) =>
    filesOf(compilation, entry, ending).map((file) => `/${file}`);
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
      listScripts: isPrerendered ? lateScripts(compilation, 'console') : [],
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
