import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import {
  existingMigrations,
  fileOf,
  SUPABASE_MIGRATIONS,
  supabaseMigrations,
} from './supabaseMigrations';

/** Version by which the CLI orders migrations: digits of the UTC time. */
const versionAt = (ms: number): string =>
  new Date(ms).toISOString().replace(/\D/g, '').slice(0, 14);

/** Writes a file for each worker migration; existing ones keep their versions. */
const existing = existingMigrations();
let nextMs = Date.now();
for (const migration of supabaseMigrations()) {
  let file = fileOf(migration, existing);
  if (file === undefined) {
    file = `${versionAt(nextMs)}_${migration.suffix}`;
    nextMs += 1000;
  }
  writeFileSync(join(SUPABASE_MIGRATIONS, file), migration.text);
}
