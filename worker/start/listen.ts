import { serve, type ServerType } from '@hono/node-server';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';

export type Fetch = (request: Request, env?: object) => Response | Promise<Response>;

interface ListenOptions {
  host: string;
  port: number;
  /** A request whose body brings nothing for so long is cut, in milliseconds. */
  idleMs?: number;
}

const IDLE_MS = 60_000;
const CLOSE_TIMEOUT_MS = 3000;

const hasBody = ({ headers }: IncomingMessage): boolean =>
  headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0;

/** Cuts a connection that stops in the middle of a body; a slow answer is not its concern. */
function cutWhenIdle(request: IncomingMessage, response: ServerResponse, idleMs: number): void {
  if (!hasBody(request)) return;
  request.setTimeout(idleMs, () => request.socket.destroy());
  request.once('end', () => {
    // After the response the timeout is that of keep-alive.
    if (!response.writableFinished) request.setTimeout(0);
  });
}

/** Listens; an upload may take as long as it needs while bytes arrive. */
export function listen(fetch: Fetch, options: ListenOptions): Promise<ServerType> {
  const { host, port, idleMs = IDLE_MS } = options;
  return new Promise((resolve, reject) => {
    const server = serve(
      // Node's own limit counts the whole request: a hundred megabytes would need 2.7 Mbit/s.
      { fetch, hostname: host, port, createServer, serverOptions: { requestTimeout: 0 } },
      () => resolve(server),
    );
    server.on('request', (request: IncomingMessage, response: ServerResponse) =>
      cutWhenIdle(request, response, idleMs),
    );
    server.once('error', reject);
  });
}

/** Stops listening; what is still open after a while is cut. */
export function stopListening(server: ServerType): Promise<void> {
  return new Promise((resolve) => {
    server.close(() => resolve());
    if ('closeIdleConnections' in server) server.closeIdleConnections();
    setTimeout(() => {
      if ('closeAllConnections' in server) server.closeAllConnections();
    }, CLOSE_TIMEOUT_MS).unref();
  });
}
