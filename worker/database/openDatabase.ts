import { PGlite } from '@electric-sql/pglite';
import { sql } from 'drizzle-orm';
import { drizzle as drizzlePostgres } from 'drizzle-orm/node-postgres';
import { drizzle as drizzlePglite } from 'drizzle-orm/pglite';
import { readdir, readFile } from 'node:fs/promises';
import { Socket } from 'node:net';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { Pool } from 'pg';
import { takeAdvisoryLock } from './advisoryLock';
import type { Database } from './database';
import { schemaMigrations } from '../schema/workerTables';

/**
 * Runs a statement with numbered parameters, or a script of several without; resolves to the rows of the last one.
 * Each stands for itself, outside of transactions.
 */
export type RunStatement = (
  text: string,
  values?: unknown[],
) => Promise<{ rows: Record<string, unknown>[] }>;

export interface OpenDatabase {
  database: Database;
  run: RunStatement;
  close(): Promise<void>;
}

/** Opens PGlite on a data directory. */
export async function openPglite(directory: string): Promise<OpenDatabase> {
  return openClient(await PGlite.create({ dataDir: directory }));
}

/** A database over a running PGlite; times are in UTC. */
export async function openClient(client: PGlite): Promise<OpenDatabase> {
  await client.exec(`set timezone to 'UTC'`);
  const run: RunStatement = async (text, values = []) => {
    if (values.length > 0) return client.query<Record<string, unknown>>(text, values);
    const results = await client.exec(text).catch(async (error: unknown) => {
      await client.exec('rollback');
      throw error;
    });
    return { rows: results.at(-1)?.rows ?? [] };
  };
  return { database: drizzlePglite({ client }), run, close: () => client.close() };
}

export interface PostgresTimeouts {
  /** Until a connection is there, a free one of the pool included. */
  connectMs: number;
  /** For one statement, waiting for locks included, and for a transaction that does nothing. The server ends it. */
  statementMs: number;
  /** Without a byte from the server: then it is gone, and did not say so. Longer than a statement. */
  silenceMs: number;
}

const usualTimeouts: PostgresTimeouts = { connectMs: 5000, statementMs: 30_000, silenceMs: 40_000 };

/** A socket that ends when it hears nothing for so long; the pool closes idle connections sooner. */
function impatientSocket(silenceMs: number): Socket {
  const socket = new Socket();
  return socket.setTimeout(silenceMs, () => socket.destroy());
}

export function openPostgres(url: string, timeouts = usualTimeouts): OpenDatabase {
  const { connectMs, statementMs, silenceMs } = timeouts;
  const pool = new Pool({
    connectionString: url,
    connectionTimeoutMillis: connectMs,
    stream: () => impatientSocket(silenceMs),
    // The pool awaits this before it hands out the connection.
    onConnect: async (client) => {
      await client.query(`set timezone to 'UTC'; set statement_timeout to ${statementMs};
        set idle_in_transaction_session_timeout to ${statementMs}`);
    },
  });
  // The pool replaces a connection that dies; without listeners its error would end the process: one while it is
  // idle, one while a transaction has it, whose statements then fail.
  pool.on('error', () => undefined);
  pool.on('connect', (client) => void client.on('error', () => undefined));
  const run: RunStatement = async (text, values = []) => {
    const client = await pool.connect();
    try {
      // A script has a result for each of its statements.
      const results = [await client.query<Record<string, unknown>>(text, values)].flat();
      client.release();
      return { rows: results.at(-1)?.rows ?? [] };
    } catch (error) {
      // A script that failed leaves its transaction open.
      client.release(true);
      throw error;
    }
  };
  return { database: drizzlePostgres({ client: pool }), run, close: () => pool.end() };
}

export const migrationsFolder = join(dirname(fileURLToPath(import.meta.url)), '../migrations');

/** Applies each pending `*.sql` of the folder in the order of the names, in one transaction. */
export async function migrate(database: Database, folder = migrationsFolder): Promise<void> {
  const names = (await readdir(folder)).filter((name) => name.endsWith('.sql')).sort();
  await database.transaction(async (transaction) => {
    await takeAdvisoryLock(transaction, 'migration');
    await transaction.execute(sql`create table if not exists schema_migrations
      (name text primary key, applied_at timestamptz not null default now())`);
    const applied = await transaction.select().from(schemaMigrations);
    const appliedNames = new Set(applied.map(({ name }) => name));
    for (const name of names.filter((each) => !appliedNames.has(each))) {
      const script = await readFile(join(folder, name), 'utf8');
      // One EXECUTE may hold many statements; a prepared statement, which PGlite always makes, may not.
      await transaction.execute(
        sql.raw(`do $outer$ begin execute $migration$${script}$migration$; end $outer$`),
      );
      await transaction.insert(schemaMigrations).values({ name });
    }
  });
}
