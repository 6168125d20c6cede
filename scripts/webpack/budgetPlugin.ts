import { gzipSync } from 'node:zlib';
import webpack, { type Compilation, type Compiler, type WebpackPluginInstance } from 'webpack';
import {
  entriesOf,
  entryFiles,
  asyncChunkFiles,
  GRID_TABLE,
  TOURS_SCREEN,
} from '../../src/app/prerender/pageFiles';

export interface Budget {
  /** Name of the page or screen, for the error message. */
  name: string;
  entries: readonly string[];
  /** Suffixes of the requests of async chunks that are also needed, as in '/TourListScreen'. */
  asyncRequests?: readonly string[];
  /** Maximum total size of all scripts in bytes, each gzip-compressed as a host sends it. */
  limit: number;
}

const screen = (name: string, limit: number, ...asyncRequests: string[]): Budget => ({
  name,
  entries: entriesOf.console,
  asyncRequests,
  limit,
});

export const budgets: readonly Budget[] = [
  {
    name: 'The landing page',
    entries: entriesOf.public,
    asyncRequests: ['/CitiesAndLanguages'],
    limit: 90_000,
  },
  screen('The first rows of the tours', 313_000, TOURS_SCREEN),
  screen('The list of tours', 423_000, TOURS_SCREEN, GRID_TABLE),
  screen('The dashboard', 306_000, '/dashboard/DashboardScreen'),
  screen('A tour', 364_000, '/tours/detail/TourDetailScreen', '/tours/detail/TourDetailsTab'),
  screen('The sections of a tour', 310_000, '/TourSectionsTab'),
  screen('Audio and chapters', 424_000, '/sections/detail/SectionDetailScreen', '/SectionAudioTab'),
  screen('Completeness', 304_000, '/completeness/CompletenessScreen'),
  screen('Translate', 338_000, '/translations/translate/TranslateScreen'),
  screen('Analytics', 416_000, '/analytics/tabs/AnalyticsScreen'),
];

const formatKilobytes = (bytes: number) => `${(bytes / 1000).toFixed(1)} kB`;

/** Scripts that a page needs; empty when one of its async chunks no longer exists. */
function filesOf(compilation: Compilation, { entries, asyncRequests = [] }: Budget): Set<string> {
  const first = entryFiles(compilation, entries);
  const asyncFiles = asyncRequests.map((request) => asyncChunkFiles(compilation, request));
  if (asyncFiles.some((files) => files.length === 0)) return new Set();
  return new Set([...first, ...asyncFiles.flat()].filter((file) => file.endsWith('.js')));
}

/** Error message for a page that exceeds its budget; null within the budget. */
function budgetError(compilation: Compilation, budget: Budget): string | null {
  const files = [...filesOf(compilation, budget)];
  const { name, entries, asyncRequests = [], limit } = budget;
  if (files.length === 0)
    return `${name}: nothing is built of "${entries.join(', ')}" and "${asyncRequests.join(', ')}"`;
  const bytes = files.reduce((sum, file) => {
    const content = compilation.getAsset(file)?.source.buffer() ?? Buffer.of();
    return sum + gzipSync(content, { level: 9 }).byteLength;
  }, 0);
  if (bytes <= limit) return null;
  return `${name} needs ${formatKilobytes(bytes)} of scripts; ${formatKilobytes(limit)} are allowed. Load later what its first view can do without.`;
}

/** Webpack plugin that fails the build when the scripts of a page exceed its budget. */
export class BudgetPlugin implements WebpackPluginInstance {
  constructor(private readonly each: readonly Budget[] = budgets) {}

  apply(compiler: Compiler): void {
    compiler.hooks.thisCompilation.tap('BudgetPlugin', (compilation) => {
      // Sources are released once written.
      compilation.hooks.afterProcessAssets.tap('BudgetPlugin', () => {
        // A failed build may lack files, so its size is meaningless.
        if (compilation.errors.length > 0) return;
        const messages = this.each.map((budget) => budgetError(compilation, budget));
        const errors = messages.filter((each) => each !== null);
        compilation.errors.push(...errors.map((message) => new webpack.WebpackError(message)));
      });
    });
  }
}
