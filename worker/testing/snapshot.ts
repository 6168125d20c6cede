import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { migrationsFolder } from '../database/migrate';

/** Hash of the migrations: snapshots and templates of older migrations are not used. */
function migrationsHash(): string {
  const hash = createHash('sha256');
  for (const name of readdirSync(migrationsFolder).sort()) {
    hash.update(name).update(readFileSync(join(migrationsFolder, name)));
  }
  return hash.digest('hex').slice(0, 12);
}

/** Path of a migrated PGlite snapshot, written by `dumpDataDir`. */
export function snapshotPath(): string {
  return join(migrationsFolder, '../../.cache', `pglite-${migrationsHash()}.tar`);
}

/** Name of the migrated template database on the server of TEST_DATABASE_URL. */
export function templateName(): string {
  return `kathayatra_template_${migrationsHash()}`;
}

export function databaseUrl(serverUrl: string, name: string): string {
  const url = new URL(serverUrl);
  url.pathname = `/${name}`;
  return url.href;
}
