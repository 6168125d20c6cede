import { readFileSync } from 'node:fs';
import {
  createServer,
  request as send,
  type IncomingMessage,
  type ServerResponse,
} from 'node:http';
import { gzipSync } from 'node:zlib';
import type { TourRow } from '../../src/domain/tours/tour';
import { EXTENSIONS_HEADER } from '../../worker/http/extensions';
import { compressBrotli } from '../../worker/start/compressAssets';
import { makeCatalogue, COVER } from './makeCatalogue';
import type { BuiltPage } from './buildPeers';

const PICTURE = 'worker/sample/pictures/agra-fort-palaces-above-the-river-01.webp';

async function bodyOf(request: IncomingMessage): Promise<Record<string, unknown>> {
  const parts: Buffer[] = [];
  for await (const part of request) parts.push(part as Buffer); // a request without an encoding yields buffers
  return JSON.parse(Buffer.concat(parts).toString()) as Record<string, unknown>; // this bench's pages send objects
}

/** Proxies a request to the product. */
function proxy(request: IncomingMessage, response: ServerResponse, product: URL): void {
  const { method, url: path, headers } = request;
  const { hostname, port } = product;
  const proxied = send({ hostname, port, method, path, headers }, (upstreamResponse) => {
    response.writeHead(upstreamResponse.statusCode ?? 502, upstreamResponse.headers);
    upstreamResponse.pipe(response);
  });
  proxied.on('error', () => response.writeHead(502).end());
  request.pipe(proxied);
}

function sendJson(response: ServerResponse, body: string | Buffer, isGzip = false): void {
  response.writeHead(200, {
    'content-type': 'application/json; charset=utf-8',
    [EXTENSIONS_HEADER]: 'idempotency-key, if-match',
    ...(isGzip ? { 'content-encoding': 'gzip' } : {}),
  });
  response.end(body);
}

const shellOf = (name: string) =>
  `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>${name}</title>` +
  `<style>html,body,#root{height:100%;margin:0}</style></head>` +
  `<body><div id="root"></div><script type="module" src="/peers/${name}.js"></script></body></html>`;

/**
 * Serves all measured pages on one origin: the list from memory, identical for all; the peers' pages at /peers/…;
 * everything else by proxy from the product.
 */
export async function serveCatalogue(
  port: number,
  productUrl: string,
  { peers, isCompressed }: { peers: readonly BuiltPage[]; isCompressed: boolean },
) {
  const url = `http://localhost:${port}`;
  const product = new URL(productUrl);
  const picture = readFileSync(PICTURE);
  const scripts = new Map<string, Buffer>();
  for (const { name, script } of peers) scripts.set(name, await compressBrotli(script));
  let tours = new Map<string, TourRow>();
  let list: Buffer = Buffer.alloc(0);

  async function upstream(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const path = new URL(request.url ?? '/', url).pathname;
    const peer = /^\/peers\/([a-z-]+)(\.js)?$/.exec(path);
    const tourId = /^\/api\/tours\/([0-9a-f-]{36})$/.exec(path)?.[1] ?? '';
    const tour = tours.get(tourId);
    if (path === '/api/tours' && request.method === 'GET')
      return sendJson(response, list, isCompressed);
    if (tour !== undefined) {
      const change = request.method === 'PATCH' ? await bodyOf(request) : {};
      const changed = { ...tour, ...change, updated_at: new Date().toISOString() };
      tours.set(tourId, changed);
      return sendJson(response, JSON.stringify([{ ...changed, tour_sections: [] }]));
    }
    if (path === `/media/${COVER}`) {
      response.writeHead(200, {
        'content-type': 'image/webp',
        'cache-control': 'max-age=31536000',
      });
      return void response.end(picture);
    }
    const script = scripts.get(peer?.[1] ?? '');
    if (peer?.[1] === undefined || script === undefined) return proxy(request, response, product);
    if (peer[2] === undefined) {
      response.writeHead(200, { 'content-type': 'text/html; charset=utf-8' });
      return void response.end(shellOf(peer[1]));
    }
    response.writeHead(200, {
      'content-type': 'text/javascript; charset=utf-8',
      'content-encoding': 'br',
      'cache-control': 'public, max-age=31536000, immutable',
    });
    return void response.end(script);
  }

  const server = createServer((request, response) => {
    upstream(request, response).catch((failure: unknown) => response.destroy(failure as Error)); // only errors are thrown
  });
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
  return {
    url,
    /** Sets the number of tours in the list; returns the tours. */
    async hold(count: number): Promise<readonly TourRow[]> {
      const rows = await makeCatalogue(count, url);
      tours = new Map(rows.map((row) => [row.id, row]));
      const text = Buffer.from(JSON.stringify(rows));
      list = isCompressed ? gzipSync(text) : text;
      return rows;
    },
    stop: () =>
      new Promise<void>((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
