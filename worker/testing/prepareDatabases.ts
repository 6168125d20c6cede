import { PGlite } from '@electric-sql/pglite';
import { drizzle } from 'drizzle-orm/pglite';
import { existsSync } from 'node:fs';
import { mkdir, rename, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import { Client } from 'pg';
import { migrate } from '../database/migrate';
import { openPostgres } from '../database/openPostgres';
import { prepareContract } from './prepareContract';
import { databaseUrl, snapshotPath, templateName } from './snapshot';

async function prepareSnapshot(): Promise<void> {
  const path = snapshotPath();
  if (existsSync(path)) return;
  const client = await PGlite.create();
  await migrate(drizzle({ client }));
  const dump = await client.dumpDataDir('none');
  await client.close();
  await mkdir(dirname(path), { recursive: true });
  const temporaryPath = `${path}.${process.pid}`;
  await writeFile(temporaryPath, new Uint8Array(await dump.arrayBuffer()));
  await rename(temporaryPath, path);
}

async function prepareTemplate(serverUrl: string): Promise<void> {
  const server = new Client({ connectionString: serverUrl });
  await server.connect();
  try {
    const name = templateName();
    await server.query('select pg_advisory_lock(7021954)');
    const existing = await server.query('select 1 from pg_database where datname = $1', [name]);
    if (existing.rows.length > 0) return;
    const temporaryName = `${name}_making`;
    await server.query(`drop database if exists ${temporaryName} with (force)`);
    await server.query(`create database ${temporaryName}`);
    const { database, close } = openPostgres(databaseUrl(serverUrl, temporaryName));
    await migrate(database);
    await close();
    await server.query(`alter database ${temporaryName} rename to ${name}`);
  } finally {
    await server.end();
  }
}

/**
 * Jest's global set-up: resolves the contract, and migrates one snapshot and one template that each test file copies.
 */
async function prepareDatabases(): Promise<void> {
  await prepareContract();
  await prepareSnapshot();
  const serverUrl = process.env.TEST_DATABASE_URL;
  if (serverUrl !== undefined && serverUrl !== '') await prepareTemplate(serverUrl);
}

// Jest requires a default export here.
export { prepareDatabases as default };
