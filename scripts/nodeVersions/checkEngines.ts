import { readFileSync } from 'node:fs';
import { enginesOutside, type LockedPackage } from './engineRules';

/** The parts of an npm lock file (version 3) that are read; its first package is this project. */
interface LockFile {
  packages: Record<string, LockedPackage>;
}

// Written by npm.
const { packages } = JSON.parse(readFileSync('package-lock.json', 'utf8')) as LockFile;
const range = packages['']?.engines?.node ?? '*';
const errors = enginesOutside(packages, range);
errors.forEach((error) => console.error(error));
console.log(
  `${Object.keys(packages).length} packages for Node ${range}; ${errors.length} complaints`,
);
process.exitCode = errors.length === 0 ? 0 : 1;
