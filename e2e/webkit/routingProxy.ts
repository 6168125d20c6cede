import { readFileSync } from 'node:fs';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { type AddressInfo } from 'node:net';
import { forwardRequest } from '../forwardRequest';

type Pattern = string | ((url: URL) => boolean);
interface FulfillOptions {
  status?: number;
  contentType?: string;
  body?: string;
  json?: unknown;
  path?: string;
  /** Response of the server, whose status is kept. */
  response?: FetchedResponse;
}

/** The part of Playwright's APIResponse needed for changed responses. */
interface FetchedResponse {
  ok: () => boolean;
  status: () => number;
  text: () => Promise<string>;
  json: () => Promise<unknown>;
}

/** The part of Playwright's Route that the shared browser tests use. */
class RoutedRequest {
  constructor(
    private readonly from: IncomingMessage,
    private readonly response: ServerResponse,
    private readonly url: URL,
  ) {}

  request() {
    return { url: () => this.url.href, method: () => this.from.method ?? 'GET' };
  }
  /** The server's response to the request, sent without a body. */
  async fetch(): Promise<FetchedResponse> {
    const { authorization = '' } = this.from.headers;
    const response = await fetch(this.url, { headers: { authorization } });
    const text = await response.text();
    return {
      ok: () => response.ok,
      status: () => response.status,
      text: async () => text,
      json: async () => JSON.parse(text) as unknown,
    };
  }
  async fulfill({
    contentType,
    body,
    json,
    path,
    response,
    ...rest
  }: FulfillOptions): Promise<void> {
    this.from.resume();
    const { status = response?.status() ?? 200 } = rest;
    const isText = json === undefined && response === undefined;
    this.response.writeHead(status, {
      'content-type': contentType ?? (isText ? 'text/plain' : 'application/json'),
      'access-control-allow-origin': this.from.headers.origin ?? '*',
    });
    const text = json === undefined ? (body ?? (await response?.text())) : JSON.stringify(json);
    this.response.end(path === undefined ? text : readFileSync(path));
  }
  async abort(): Promise<void> {
    this.from.socket.destroy();
  }
  continue(): Promise<void> {
    return forwardRequest(this.from, this.url, this.response);
  }
}

export type RouteHandler = (route: RoutedRequest) => unknown;

/** Playwright's globs: `*` stops at a slash, `**` does not. */
function globRegex(glob: string): RegExp {
  const escaped = glob.replace(/[.+?^${}()|[\]\\]/g, '\\$&');
  return new RegExp(`^${escaped.replace(/\*+/g, (stars) => (stars.length > 1 ? '.*' : '[^/]*'))}$`);
}

const fits = (pattern: Pattern, url: URL) =>
  typeof pattern === 'string' ? globRegex(pattern).test(url.href) : pattern(url);

/** Proxy for a browser without its own routing; responds to requests as the tests specify. */
export class RoutingProxy {
  private routes: { pattern: Pattern; handler: RouteHandler }[] = [];
  private isOffline = false;
  private readonly server = createServer((from, response) => {
    if (this.isOffline) return void from.socket.destroy();
    const url = new URL(from.url ?? '');
    const handler = this.routes.findLast(({ pattern }) => fits(pattern, url))?.handler;
    const routed = new RoutedRequest(from, response, url);
    void (handler === undefined ? routed.continue() : handler(routed));
  });

  async start(): Promise<string> {
    await new Promise<void>((resolve) => this.server.listen(0, '127.0.0.1', resolve));
    // A server listening on a port has an AddressInfo.
    return `http://127.0.0.1:${(this.server.address() as AddressInfo).port}`;
  }
  add(pattern: Pattern, handler: RouteHandler): void {
    this.routes.push({ pattern, handler });
  }
  /** Removes the routes of a pattern, or all routes. */
  remove(pattern?: Pattern): void {
    this.routes = this.routes.filter((each) => pattern !== undefined && each.pattern !== pattern);
  }
  /** Blocks all requests; the browser's own network status is unaffected. */
  setOffline(isOffline: boolean): void {
    this.isOffline = isOffline;
  }
  stop(): void {
    this.server.closeAllConnections();
    this.server.close();
  }
}
