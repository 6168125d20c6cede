import { randomBytes } from 'node:crypto';
import { Client } from 'pg';
import { databaseUrl } from '../../worker/testing/snapshot';

/** Creates a database on the server; returns its URL. */
export async function createDatabase(serverUrl: string): Promise<string> {
  const name = `bench_${randomBytes(6).toString('hex')}`;
  const client = new Client({ connectionString: serverUrl });
  await client.connect();
  await client.query(`create database ${name}`);
  await client.end();
  return databaseUrl(serverUrl, name);
}
