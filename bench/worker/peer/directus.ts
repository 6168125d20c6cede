import { execFileSync } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { Client } from 'pg';
import { findNode } from '../../../scripts/nodeVersions/findNode';
import { findFreePort } from '../../../worker/testing/findFreePort';
import { installPeer } from './installPeer';
import { MOST_FOUND, PEER_TOKEN, SEARCHED, type Peer, type PeerOptions } from './peer';
import { startServer } from './startServer';

const VERSION = '12.4.0';
const NODE = '24.21.0';
/** Policy of anonymous users, with the same id in every installation. */
const PUBLIC_POLICY = 'abf8a154-5b1c-4a46-ac9c-7300570f4f17';

/** Creates the table, which Directus discovers at its start. */
async function createTours({ databaseUrl, tours }: PeerOptions): Promise<void> {
  const client = new Client({ connectionString: databaseUrl });
  await client.connect();
  await client.query(`create table tours (id uuid primary key, slug text, city text, country text,
    duration_seconds integer, primary_language text, is_published boolean, published_at timestamptz,
    created_at timestamptz, updated_at timestamptz, cover_media_url text, language text, title text,
    description text, slug_suffix text)`);
  await client.query('insert into tours select * from json_populate_recordset(null::tours, $1)', [
    JSON.stringify(tours),
  ]);
  await client.query('vacuum analyze');
  await client.end();
}

async function openToAll(url: string, headers: Record<string, string>): Promise<void> {
  const permission = { policy: PUBLIC_POLICY, collection: 'tours', action: 'read', fields: ['*'] };
  const response = await fetch(`${url}/permissions`, {
    method: 'POST',
    headers: { ...headers, 'content-type': 'application/json' },
    body: JSON.stringify({ ...permission, permissions: {} }),
  });
  if (!response.ok) throw new Error(`Directus opens no tours: ${await response.text()}`);
}

export const directus: Peer = {
  name: `Directus ${VERSION}`,
  async start(options) {
    const node = findNode(NODE);
    const cwd = await installPeer('directus', { directus: VERSION }, node);
    // The sandbox for flow scripts, unused here, would need a compiler and Node's headers.
    const sandbox = join(cwd, 'node_modules/isolated-vm/isolated-vm.js');
    writeFileSync(sandbox, 'module.exports = {};\n');
    const port = await findFreePort();
    const url = `http://127.0.0.1:${port}`;
    const env = {
      NODE_ENV: 'production',
      HOST: '127.0.0.1',
      PORT: String(port),
      PUBLIC_URL: url,
      DB_CLIENT: 'pg',
      DB_CONNECTION_STRING: options.databaseUrl,
      SECRET: randomBytes(32).toString('hex'),
      ADMIN_EMAIL: 'bench@example.com',
      ADMIN_PASSWORD: PEER_TOKEN,
      ADMIN_TOKEN: PEER_TOKEN,
      TELEMETRY: 'false',
      LOG_LEVEL: 'error',
      // The limiter would refuse calls while the process is busy, as it is here.
      PRESSURE_LIMITER_ENABLED: 'false',
      CACHE_ENABLED: 'true',
      CACHE_STORE: 'memory',
      CACHE_TTL: '30m',
      CACHE_AUTO_PURGE: 'true',
    };
    const cli = join(cwd, 'node_modules/directus/cli.js');
    execFileSync(node, [cli, 'bootstrap'], {
      cwd,
      stdio: 'ignore',
      env: { ...process.env, ...env },
    });
    await createTours(options);
    const ready = `${url}/server/ping`;
    const server = await startServer({ node, args: [cli, 'start'], cwd, env, ready });
    const headers = { authorization: `Bearer ${PEER_TOKEN}` };
    await openToAll(url, headers);
    const [first] = options.tours;
    const items = (query: Record<string, string>) => `/items/tours?${new URLSearchParams(query)}`;
    const search = (word: string) => items({ search: word, limit: String(MOST_FOUND) });
    const tour = (id: string) => `/items/tours/${id}`;
    const published = { 'filter[is_published][_eq]': 'true', sort: '-published_at' };
    return {
      ...server,
      url,
      calls: {
        list: { paths: [items({ limit: '-1', sort: '-created_at' })], headers },
        one: { paths: [tour(first?.id ?? '')], headers },
        search: { paths: [search(SEARCHED)], headers },
        landing: { paths: [items({ ...published, limit: String(options.featured) })], headers: {} },
      },
      editing: {
        search,
        tour,
        change: (id, duration_seconds) => ({
          method: 'PATCH',
          path: tour(id),
          body: JSON.stringify({ duration_seconds }),
        }),
      },
    };
  },
};
