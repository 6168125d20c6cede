import { execFileSync } from 'node:child_process';
import { cpSync, existsSync } from 'node:fs';
import { join } from 'node:path';

/** Copies the files under version control, and new ones that are not ignored. */
export function copyProject(target: string): void {
  const listing = ['ls-files', '-z', '--cached', '--others', '--exclude-standard'];
  const files = execFileSync('git', listing, { encoding: 'utf8' }).split('\0').filter(existsSync);
  for (const file of files) cpSync(file, join(target, file));
}
