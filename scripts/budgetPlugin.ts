import { gzipSync } from 'node:zlib';
import webpack, { type Compilation, type Compiler, type WebpackPluginInstance } from 'webpack';
import {
  entriesOf,
  entryFiles,
  asyncChunkFiles,
  TOURS_SCREEN,
} from '../src/app/prerender/pageFiles';

export interface Budget {
  /** What the scripts are for, in the words of the complaint. */
  name: string;
  entries: readonly string[];
  /** The end of a request that is loaded later, and needed too: '/TourListScreen'. */
  lateRequest?: string;
  /** Bytes of all scripts together, each compressed by gzip as a host sends it. */
  limit: number;
}

export const budgets: readonly Budget[] = [
  { name: 'The public pages', entries: entriesOf.public, limit: 90_000 },
  {
    name: 'The list of tours',
    entries: entriesOf.console,
    lateRequest: TOURS_SCREEN,
    limit: 440_000,
  },
];

const inKilobytes = (bytes: number) => `${(bytes / 1000).toFixed(1)} kB`;

/** The scripts a page needs; none when what they are told by is not there any more. */
function filesOf(compilation: Compilation, { entries, lateRequest }: Budget): Set<string> {
  const first = entryFiles(compilation, entries);
  const late = lateRequest === undefined ? [] : asyncChunkFiles(compilation, lateRequest);
  if (lateRequest !== undefined && late.length === 0) return new Set();
  return new Set([...first, ...late].filter((file) => file.endsWith('.js')));
}

/** What is to be said against the scripts of a page; null: nothing. */
function complaintOf(compilation: Compilation, budget: Budget): string | null {
  const files = [...filesOf(compilation, budget)];
  const { name, entries, lateRequest = '', limit } = budget;
  if (files.length === 0)
    return `${name}: nothing is built of "${entries.join(', ')}" and "${lateRequest}"`;
  const bytes = files.reduce((sum, file) => {
    const content = compilation.getAsset(file)?.source.buffer() ?? Buffer.of();
    return sum + gzipSync(content, { level: 9 }).byteLength;
  }, 0);
  if (bytes <= limit) return null;
  return `${name} needs ${inKilobytes(bytes)} of scripts; ${inKilobytes(limit)} are allowed. Load later what its first view can do without.`;
}

/** Fails the build when what a page needs has become more than was allowed for it. */
export class BudgetPlugin implements WebpackPluginInstance {
  constructor(private readonly each: readonly Budget[] = budgets) {}

  apply(compiler: Compiler): void {
    compiler.hooks.thisCompilation.tap('BudgetPlugin', (compilation) => {
      // Sources are at hand no longer once they are written.
      compilation.hooks.afterProcessAssets.tap('BudgetPlugin', () => {
        // A build that failed already has other worries.
        if (compilation.errors.length > 0) return;
        const complaints = this.each.map((budget) => complaintOf(compilation, budget));
        const errors = complaints.filter((each) => each !== null);
        compilation.errors.push(...errors.map((words) => new webpack.WebpackError(words)));
      });
    });
  }
}
