import { serve, type ServerType } from '@hono/node-server';
import { createServer, type IncomingMessage, Server, type ServerResponse } from 'node:http';
import { Server as NetServer } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';

export type Fetch = (request: Request, env?: object) => Response | Promise<Response>;

interface ListenOptions {
  host: string;
  port: number;
  /** A request whose body brings nothing for so long is cut, in milliseconds. */
  idleMs?: number;
}

const IDLE_MS = 60_000;
/** Longer than proxies keep an idle connection, which are mostly 60 s: one that the worker ends first may be in use. */
const KEEP_ALIVE_MS = 75_000;

const hasBody = ({ headers }: IncomingMessage): boolean =>
  headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0;

/** Cuts a connection that stops in the middle of a body; a slow response is not its concern. */
function destroyWhenIdle(request: IncomingMessage, response: ServerResponse, idleMs: number): void {
  if (!hasBody(request)) return;
  request.setTimeout(idleMs, () => request.socket.destroy());
  request.once('end', () => {
    // After the response the timeout is that of keep-alive.
    if (!response.writableFinished) request.setTimeout(0);
  });
}

export interface RunningServer {
  port: number;
  stop(grace?: GracePeriods): Promise<void>;
}

export interface GracePeriods {
  /** Idle connections stay open so long for requests that are on their way. */
  idleMs: number;
  /** Requests that take longer are cut. */
  runningMs: number;
}

/** Nobody waits long at a terminal. */
const SHORT_GRACE: GracePeriods = { idleMs: 0, runningMs: 3000 };

/**
 * Refuses new connections at once. What is under way is finished: its responses, and those to requests that still
 * come by open connections, say that the connection ends (RFC 9112, section 9.6).
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
    // The method of http.Server would also end idle connections at once.
    NetServer.prototype.close.call(server, () => {
      timers.forEach(clearTimeout);
      resolve();
    });
  });
}

/** Listens; an upload may take as long as it needs while bytes arrive. */
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
    // Node's own limit counts the whole request: a hundred megabytes would need 2.7 Mbit/s.
    const serverOptions = { requestTimeout: 0, keepAliveTimeout: KEEP_ALIVE_MS };
    const server: ServerType = serve(
      { fetch: track, hostname: host, port, createServer, serverOptions },
      ({ port: own }) => {
        const stop = async (grace = SHORT_GRACE) => {
          const limit = pause(grace.runningMs, undefined, { ref: false });
          if (server instanceof Server) await stopServer(server, running, grace);
          // Those whose askers went away have no connection any more.
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
