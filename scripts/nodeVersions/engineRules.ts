import semver from 'semver';

export interface LockedPackage {
  version?: string;
  engines?: { node?: string };
}

/** Packages of a lock file that do not declare support for every Node version of a range, with their declarations. */
export function enginesOutside(
  packages: Readonly<Record<string, LockedPackage>>,
  range: string,
): string[] {
  return Object.entries(packages).flatMap(([path, { version, engines }]) => {
    const declared = engines?.node ?? '*';
    if (path === '' || semver.subset(range, declared)) return [];
    return [`${path}@${version} runs on Node ${declared} and not on all of ${range}`];
  });
}
