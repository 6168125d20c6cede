import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { migrationsFolder } from '../database/openDatabase';

/** Names what the migrations make, so that what was prepared for older ones is not taken. */
function migrationsHash(): string {
  const hash = createHash('sha256');
  for (const name of readdirSync(migrationsFolder).sort()) {
    hash.update(name).update(readFileSync(join(migrationsFolder, name)));
  }
  return hash.digest('hex').slice(0, 12);
}

/** A migrated PGlite, as `dumpDataDir` gave it. */
export function snapshotPath(): string {
  return join(migrationsFolder, '../../.cache', `pglite-${migrationsHash()}.tar`);
}

/** A migrated database on the server of TEST_DATABASE_URL, copied for each test file. */
export function templateName(): string {
  return `kathayatra_template_${migrationsHash()}`;
}

export function databaseUrl(serverUrl: string, name: string): string {
  const url = new URL(serverUrl);
  url.pathname = `/${name}`;
  return url.href;
}
