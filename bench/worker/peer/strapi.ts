import { createHmac } from 'node:crypto';
import { Client } from 'pg';
import { findFreePort } from '../../../worker/testing/findFreePort';
import { installPeer } from './installPeer';
import { MOST_FOUND, PEER_TOKEN, SEARCHED, type Peer, type PeerOptions } from './peer';
import { startServer } from './startServer';
import { writeStrapi } from './strapiFiles';

const VERSION = '5.54.0';
/** Strapi requires its admin panel's packages although no panel is served. */
const packages = {
  '@strapi/strapi': VERSION,
  pg: '8.23.1',
  react: '18.3.1',
  'react-dom': '18.3.1',
  'react-router-dom': '6.30.3',
  'styled-components': '6.5.2',
};

const columns = [
  ...['slug', 'city', 'country', 'duration_seconds', 'primary_language', 'is_published'],
  ...['published_at', 'created_at', 'updated_at', 'cover_media_url', 'language', 'title'],
  ...['description', 'slug_suffix'],
];

/** Fills the table created by Strapi, and adds a token with full access. */
async function fill({ databaseUrl, tours }: PeerOptions): Promise<void> {
  const client = new Client({ connectionString: databaseUrl });
  await client.connect();
  const values = columns.map((name) => `r.${name}`).join(', ');
  // Strapi numbers the rows and identifies documents by strings.
  await client.query(
    `insert into tours (document_id, ${columns.join(', ')})
     select named.id, ${values} from json_array_elements($1::json) each,
       json_to_record(each) named (id text),
       json_populate_record(null::tours, (each::jsonb - 'id')::json) r`,
    [JSON.stringify(tours)],
  );
  const hash = createHmac('sha512', 'bench').update(PEER_TOKEN).digest('hex');
  await client.query(
    `insert into strapi_api_tokens (document_id, name, kind, type, access_key)
     values ('bench', 'bench', 'content-api', 'full-access', $1)`,
    [hash],
  );
  await client.query('vacuum analyze');
  await client.end();
}

export const strapi: Peer = {
  name: `Strapi ${VERSION}`,
  async start(options) {
    const cwd = await installPeer('strapi', packages, process.execPath);
    const port = await findFreePort();
    const url = `http://127.0.0.1:${port}`;
    writeStrapi(cwd, port, options.databaseUrl);
    const server = await startServer({
      node: process.execPath,
      args: ['node_modules/@strapi/strapi/bin/strapi.js', 'start'],
      cwd,
      env: { NODE_ENV: 'production', STRAPI_TELEMETRY_DISABLED: 'true' },
      ready: `${url}/api/landing`,
    });
    await fill(options);
    const { tours, featured } = options;
    const headers = { authorization: `Bearer ${PEER_TOKEN}` };
    const ask = (path: string, query: Record<string, string>) =>
      `/api/${path}?${new URLSearchParams(query)}`;
    const most = (count: number) => ({ 'pagination[pageSize]': String(count) });
    const search = (word: string) => ask('tours', { _q: word, ...most(MOST_FOUND) });
    const tour = (id: string) => `/api/tours/${id}`;
    const published = { 'filters[is_published][$eq]': 'true', sort: 'publishedAt:desc' };
    return {
      ...server,
      url,
      calls: {
        list: { paths: [ask('tours', { ...most(tours.length), sort: 'createdAt:desc' })], headers },
        one: { paths: [tour(tours[0]?.id ?? '')], headers },
        search: { paths: [search(SEARCHED)], headers },
        landing: { paths: [ask('landing', { ...published, ...most(featured) })], headers: {} },
      },
      editing: {
        search,
        tour,
        change: (id, duration_seconds) => ({
          method: 'PUT',
          path: tour(id),
          body: JSON.stringify({ data: { duration_seconds } }),
        }),
      },
    };
  },
};
