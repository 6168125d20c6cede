import { type Compilation } from 'webpack';

/** Module request suffix of the tours screen, where most work starts. */
export const TOURS_SCREEN = '/features/tours/list/TourListScreen';

/** Module request suffix of the DataGrid, which loads after a list's first rows. */
export const GRID_TABLE = '/RecordGridTable';

/** Entries of each page, in loading order: the console depends on the prefetch entry. */
export const entriesOf = { public: ['public'], console: ['prefetch', 'console'] } as const;

/** Initial files of the entries. */
export function entryFiles({ entrypoints }: Compilation, entries: readonly string[]): string[] {
  return entries.flatMap((entry) => entrypoints.get(entry)?.getFiles() ?? []);
}

/** Files of the async chunks whose request ends in the suffix. */
export function asyncChunkFiles({ chunkGroups }: Compilation, requestSuffix: string): string[] {
  const groups = chunkGroups.filter(({ origins }) =>
    origins.some(({ request }) => request?.endsWith(requestSuffix) === true),
  );
  return [...new Set(groups.flatMap((group) => group.getFiles()))];
}
