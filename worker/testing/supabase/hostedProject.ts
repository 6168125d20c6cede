import { sql, type SQL } from 'drizzle-orm';
import { PGlite } from '@electric-sql/pglite';
import type { Database } from '../../database/database';
import type { OpenDatabase } from '../../database/openDatabase';
import { openClient } from '../../database/openPglite';
import { openTestDatabase, type Engine } from '../openTestDatabase';

/** Roles that a hosted Supabase project's data API uses, besides the owner of the tables. */
export const apiRoles = ['anon', 'authenticated', 'service_role'] as const;
export type ApiRole = (typeof apiRoles)[number];

/** Not a superuser, like the role `postgres` of a hosted project: a test as superuser would prove nothing. */
const OWNER = 'project_owner';

/** Roles are global to the server; another run may create them concurrently. */
const createRole = (name: string, attributes = '') => `
  begin create role ${name} nologin ${attributes};
  exception when duplicate_object or unique_violation then null; end;`;

/** State of a new project before its first table: roles, `auth.uid()`, and default privileges for the data API. */
const createProject = `
  drop schema public cascade;
  create schema public;
  drop schema if exists auth cascade;
  do $$ begin
    ${createRole('anon')}
    ${createRole('authenticated')}
    ${createRole('service_role', 'bypassrls')}
    ${createRole(OWNER)}
  end $$;
  grant all on schema public to ${OWNER};
  grant usage on schema public to anon, authenticated, service_role;
  alter default privileges for role ${OWNER} in schema public
    grant all on tables to anon, authenticated, service_role;
  create schema auth;
  create function auth.uid() returns uuid language sql stable as
    $$ select (nullif(current_setting('request.jwt.claims', true), '')::jsonb ->> 'sub')::uuid $$;
  grant usage on schema auth to ${OWNER}, anon, authenticated, service_role;
`;

/** Opens a database in which to create projects. */
export async function openProjectDatabase(engine: Engine): Promise<OpenDatabase> {
  return engine === 'pglite' ? openClient(await PGlite.create()) : openTestDatabase(engine);
}

/** Empties the database and sets up a new project in it. */
export async function resetProject({ run }: OpenDatabase): Promise<void> {
  await run(createProject);
}

/** Runs `work` as the owner of the project's tables, the role with which the worker connects. */
export async function asOwner<Result>(
  database: Database,
  work: (tx: Database) => Promise<Result>,
): Promise<Result> {
  return database.transaction(async (tx) => {
    await tx.execute(sql.raw(`set local role ${OWNER}`));
    return work(tx);
  });
}

/** Runs a statement as the data API would for a token with these claims; resolves to its rows. */
export async function asApi(
  database: Database,
  role: ApiRole,
  claims: { sub?: string },
  statement: SQL,
): Promise<Record<string, unknown>[]> {
  return database.transaction(async (tx) => {
    const text = JSON.stringify({ ...claims, role });
    await tx.execute(sql`select set_config('request.jwt.claims', ${text}, true),
      set_config('role', ${role}, true)`);
    return (await tx.execute(statement)).rows;
  });
}
