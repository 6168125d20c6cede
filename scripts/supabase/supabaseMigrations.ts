import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

export const WORKER_MIGRATIONS = 'worker/migrations';
export const SUPABASE_MIGRATIONS = 'supabase/migrations';
export const COMMAND = 'npm run supabase-migrations';

interface Migration {
  /** File name in the worker's folder. */
  name: string;
  /** File name after the version prefix by which Supabase's CLI orders migrations: digits and `_`. */
  suffix: string;
  /** Content of the file for the CLI. */
  text: string;
}

const versionedName = /^\d{14}_/;

/** The table that the worker itself creates before its first migration. */
const createTable = `create table if not exists schema_migrations
  (name text primary key, applied_at timestamptz not null default now());
`;

/**
 * A worker migration as a statement that records it in the worker's table, and is a no-op if already recorded: worker
 * and CLI may run in either order. Uses the lock of the worker's own migrations.
 */
function statement(name: string, script: string): string {
  return `do $outer$ begin
  perform pg_advisory_xact_lock(7021953);
  if exists (select from schema_migrations where name = '${name}') then return; end if;
  execute $migration$
${script.trimEnd()}
$migration$;
  insert into schema_migrations (name) values ('${name}');
end $outer$;
`;
}

/** The worker's migrations in the format of Supabase's CLI, in order. */
export function supabaseMigrations(): Migration[] {
  const names = readdirSync(WORKER_MIGRATIONS).sort();
  return names.map((name, index) => {
    const script = readFileSync(join(WORKER_MIGRATIONS, name), 'utf8');
    const heading = `-- Made of ${WORKER_MIGRATIONS}/${name} by ${COMMAND}.\n`;
    const text = heading + (index === 0 ? createTable : '') + statement(name, script);
    return { name, suffix: name.replace(/^\d+_/, ''), text };
  });
}

/** Names of the CLI's existing files, in its order. */
export function existingMigrations(): string[] {
  return readdirSync(SUPABASE_MIGRATIONS).sort();
}

/** The existing file of a migration; undefined when it has none. */
export function fileOf({ suffix }: Migration, existing: readonly string[]): string | undefined {
  return existing.find((file) => file.replace(versionedName, '') === suffix);
}
