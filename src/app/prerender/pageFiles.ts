import { type Compilation } from 'webpack';

/** The list of tours, where most of the work begins, by the end of the request that loads it. */
export const LIST_SCREEN = '/features/tours/list/TourListScreen';

/** In the order in which they are loaded: the console's own scripts depend on those that run ahead. */
export const entriesOf = { public: ['public'], console: ['ahead', 'console'] } as const;

/** The files that these entries begin with. */
export function firstFiles({ entrypoints }: Compilation, entries: readonly string[]): string[] {
  return entries.flatMap((entry) => entrypoints.get(entry)?.getFiles() ?? []);
}

/** The files that are loaded by a request which ends so; none where there is no such request. */
export function lateFiles({ chunkGroups }: Compilation, requestEnd: string): string[] {
  const groups = chunkGroups.filter(({ origins }) =>
    origins.some(({ request }) => request?.endsWith(requestEnd) === true),
  );
  return [...new Set(groups.flatMap((group) => group.getFiles()))];
}
