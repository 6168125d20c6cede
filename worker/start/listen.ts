import { serve, type ServerType } from '@hono/node-server';
import { createServer, type IncomingMessage, Server, type ServerResponse } from 'node:http';
import { Server as NetServer } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';

export type Fetch = (request: Request, env?: object) => Response | Promise<Response>;

interface ListenOptions {
  host: string;
  port: number;
  /** Silence within a request's body after which the connection is closed, in milliseconds. */
  idleMs?: number;
}

const IDLE_MS = 60_000;
/**
 * Longer than the 60 s for which most proxies keep an idle connection: if the worker closed it first, the proxy might
 * be sending the next request on it at that moment.
 */
const KEEP_ALIVE_MS = 75_000;

const hasBody = ({ headers }: IncomingMessage): boolean =>
  headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0;

/** Closes a connection whose request body stalls; the duration of the response is not limited. */
function destroyWhenIdle(request: IncomingMessage, response: ServerResponse, idleMs: number): void {
  if (!hasBody(request)) return;
  request.setTimeout(idleMs, () => request.socket.destroy());
  request.once('end', () => {
    // After the response, the keep-alive time-out applies.
    if (!response.writableFinished) request.setTimeout(0);
  });
}

export interface RunningServer {
  port: number;
  stop(grace?: GracePeriods): Promise<void>;
}

export interface GracePeriods {
  /** Time for which idle connections stay open for requests in flight, in milliseconds. */
  idleMs: number;
  /** Time after which the connections of running requests are closed, in milliseconds. */
  runningMs: number;
}

/** Grace periods for a worker stopped by a person at a terminal. */
const SHORT_GRACE: GracePeriods = { idleMs: 0, runningMs: 3000 };

/**
 * Refuses new connections immediately and finishes running requests. Their responses, and those to further requests on
 * open connections, carry `Connection: close` (RFC 9112, section 9.6).
 */
function stopServer(server: Server, running: Iterable<ServerResponse>, grace: GracePeriods) {
  return new Promise<void>((resolve) => {
    server.prependListener('request', (_request, response: ServerResponse) =>
      response.setHeader('connection', 'close'),
    );
    for (const response of running) {
      if (!response.headersSent) response.setHeader('connection', 'close');
    }
    const timers = [
      setTimeout(() => {
        server.closeIdleConnections();
        timers.push(setInterval(() => server.closeIdleConnections(), 100));
      }, grace.idleMs),
      setTimeout(() => server.closeAllConnections(), grace.runningMs),
    ];
    // http.Server's own close would also end idle connections immediately.
    NetServer.prototype.close.call(server, () => {
      timers.forEach(clearTimeout);
      resolve();
    });
  });
}

/** Starts an HTTP server. An upload may take any time as long as bytes keep arriving. */
export function listen(fetch: Fetch, options: ListenOptions): Promise<RunningServer> {
  const { host, port, idleMs = IDLE_MS } = options;
  return new Promise((resolve, reject) => {
    const running = new Set<ServerResponse>();
    const handled = new Set<Promise<Response>>();
    const track: Fetch = (request, env) => {
      const response = Promise.resolve(fetch(request, env));
      handled.add(response);
      const forget = () => void handled.delete(response);
      response.then(forget, forget);
      return response;
    };
    // Node's own limit covers the whole request: 100 MB would need 2.7 Mbit/s.
    const serverOptions = { requestTimeout: 0, keepAliveTimeout: KEEP_ALIVE_MS };
    const server: ServerType = serve(
      { fetch: track, hostname: host, port, createServer, serverOptions },
      ({ port: own }) => {
        const stop = async (grace = SHORT_GRACE) => {
          const limit = pause(grace.runningMs, undefined, { ref: false });
          if (server instanceof Server) await stopServer(server, running, grace);
          // Connections of disconnected clients are already closed, but their handlers still run.
          await Promise.race([limit, Promise.allSettled(handled)]);
        };
        resolve({ port: own, stop });
      },
    );
    server.on('request', (request: IncomingMessage, response: ServerResponse) => {
      running.add(response);
      response.once('close', () => running.delete(response));
      destroyWhenIdle(request, response, idleMs);
    });
    server.once('error', reject);
  });
}
