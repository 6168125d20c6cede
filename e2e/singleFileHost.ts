import { createReadStream, existsSync, statSync } from 'node:fs';
import { createServer, request, type IncomingMessage, type ServerResponse } from 'node:http';
import { type AddressInfo } from 'node:net';
import { join } from 'node:path';
import { getMimeType } from 'hono/utils/mime';

/** Paths of the worker and the hosted backend in the build's settings, on the site's own origin. */
const backends = /^\/(api|media|upload|health|auth|rest)(\/|$)/;

export interface SingleFileHost {
  url: string;
  close: () => Promise<void>;
}

function forward(from: IncomingMessage, to: string, outgoing: ServerResponse): void {
  const { method, headers } = from;
  const upstream = request(new URL(from.url ?? '/', to), { method, headers }, (response) => {
    outgoing.writeHead(response.statusCode ?? 502, response.headers);
    response.pipe(outgoing);
  });
  upstream.on('error', () => outgoing.destroy());
  from.pipe(upstream);
}

/** Static host of the build that knows its files and responds to every other path with `index.html`. */
export async function startSingleFileHost(backend: string): Promise<SingleFileHost> {
  const server = createServer((from, response) => {
    const { pathname } = new URL(from.url ?? '/', 'http://localhost');
    if (backends.test(pathname)) return forward(from, backend, response);
    const named = join('dist', pathname);
    const isFile = existsSync(named) && statSync(named).isFile();
    const path = isFile ? named : 'dist/index.html';
    response.writeHead(200, { 'content-type': getMimeType(path) ?? 'application/octet-stream' });
    createReadStream(path).pipe(response);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  // A server listening on a port has an AddressInfo.
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://localhost:${port}`,
    close: () =>
      new Promise((resolve) => {
        server.closeAllConnections();
        server.close(() => resolve());
      }),
  };
}
