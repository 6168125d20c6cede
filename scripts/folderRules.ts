import path from 'node:path';

/** Files a folder may hold, tests and type declarations apart. */
export const MOST_FILES = 20;

const isCounted = (file: string) =>
  /\.tsx?$/.test(file) && !/\.(test|spec)\.tsx?$/.test(file) && !file.endsWith('.d.ts');

function groupBy(files: readonly string[], keyOf: (file: string) => string) {
  const groups = new Map<string, string[]>();
  for (const file of files) {
    const key = keyOf(file);
    groups.set(key, [...(groups.get(key) ?? []), file]);
  }
  return [...groups];
}

/** Complaints about folders with more than `most` files and about files that share a name; none is a pass. */
export function folderComplaints(files: readonly string[], most = MOST_FILES): string[] {
  const counted = files.filter(isCounted);
  const crowded = groupBy(counted, path.posix.dirname)
    .filter(([, inside]) => inside.length > most)
    .map(
      ([folder, inside]) =>
        `${folder} holds ${inside.length} files; ${most} are the most: split it`,
    );
  const namesakes = groupBy(counted, path.posix.basename)
    .filter(([, sharing]) => sharing.length > 1)
    .map(
      ([name, sharing]) => `${name} is the name of ${sharing.length} files: ${sharing.join(', ')}`,
    );
  return [...crowded, ...namesakes];
}
