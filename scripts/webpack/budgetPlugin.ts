import { gzipSync } from 'node:zlib';
import webpack, { type Compilation, type Compiler, type WebpackPluginInstance } from 'webpack';
import {
  entriesOf,
  entryFiles,
  asyncChunkFiles,
  TOURS_SCREEN,
} from '../../src/app/prerender/pageFiles';

export interface Budget {
  /** Name of the page or screen, for the error message. */
  name: string;
  entries: readonly string[];
  /** End of the request of an async chunk that is needed too: '/TourListScreen'. */
  asyncRequest?: string;
  /** Maximum bytes of all scripts together, each compressed with gzip as a host sends it. */
  limit: number;
}

export const budgets: readonly Budget[] = [
  { name: 'The public pages', entries: entriesOf.public, limit: 90_000 },
  {
    name: 'The list of tours',
    entries: entriesOf.console,
    asyncRequest: TOURS_SCREEN,
    limit: 440_000,
  },
];

const formatKilobytes = (bytes: number) => `${(bytes / 1000).toFixed(1)} kB`;

/** Scripts that a page needs; none when its async chunk no longer exists. */
function filesOf(compilation: Compilation, { entries, asyncRequest }: Budget): Set<string> {
  const first = entryFiles(compilation, entries);
  const asyncFiles = asyncRequest === undefined ? [] : asyncChunkFiles(compilation, asyncRequest);
  if (asyncRequest !== undefined && asyncFiles.length === 0) return new Set();
  return new Set([...first, ...asyncFiles].filter((file) => file.endsWith('.js')));
}

/** Error message of a page over its budget; null within it. */
function budgetError(compilation: Compilation, budget: Budget): string | null {
  const files = [...filesOf(compilation, budget)];
  const { name, entries, asyncRequest = '', limit } = budget;
  if (files.length === 0)
    return `${name}: nothing is built of "${entries.join(', ')}" and "${asyncRequest}"`;
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
      // The sources are released once they are written.
      compilation.hooks.afterProcessAssets.tap('BudgetPlugin', () => {
        // A failed build may lack files, which says nothing about the budget.
        if (compilation.errors.length > 0) return;
        const messages = this.each.map((budget) => budgetError(compilation, budget));
        const errors = messages.filter((each) => each !== null);
        compilation.errors.push(...errors.map((message) => new webpack.WebpackError(message)));
      });
    });
  }
}
