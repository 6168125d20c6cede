import path from 'node:path';

/** Maximum number of files in a folder, without tests and type declarations. */
export const MAX_FILES = 20;

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

/** Errors about folders with more than `maxFiles` files and about files that share a name. */
export function folderErrors(files: readonly string[], maxFiles = MAX_FILES): string[] {
  const sources = files.filter(isCounted);
  const overfullErrors = groupBy(sources, path.posix.dirname)
    .filter(([, inside]) => inside.length > maxFiles)
    .map(
      ([folder, inside]) =>
        `${folder} holds ${inside.length} files; ${maxFiles} are the most: split it`,
    );
  const duplicateErrors = groupBy(sources, path.posix.basename)
    .filter(([, sharing]) => sharing.length > 1)
    .map(
      ([name, sharing]) => `${name} is the name of ${sharing.length} files: ${sharing.join(', ')}`,
    );
  return [...overfullErrors, ...duplicateErrors];
}
