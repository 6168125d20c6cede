import { PGlite } from '@electric-sql/pglite';
import { drizzle } from 'drizzle-orm/pglite';
import type { OpenDatabase, RunStatement } from './openDatabase';

/** Opens PGlite on a data directory. */
export async function openPglite(directory: string): Promise<OpenDatabase> {
  return openClient(await PGlite.create({ dataDir: directory }));
}

/** A database on a running PGlite; times are in UTC. */
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
  return { database: drizzle({ client }), run, close: () => client.close() };
}
