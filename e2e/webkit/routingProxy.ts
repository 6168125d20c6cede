import { readFileSync } from 'node:fs';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { type AddressInfo } from 'node:net';
import { forwardRequest } from '../forwardRequest';

type Pattern = string | ((url: URL) => boolean);
interface Answer {
  status?: number;
  contentType?: string;
  body?: string;
  json?: unknown;
  path?: string;
}

/** The part of Playwright's Route that the shared browser tests use. */
class RoutedRequest {
  constructor(
    private readonly from: IncomingMessage,
    private readonly answer: ServerResponse,
    private readonly address: URL,
  ) {}

  request() {
    return { url: () => this.address.href, method: () => this.from.method ?? 'GET' };
  }
  async fulfill({ status = 200, contentType, body, json, path }: Answer): Promise<void> {
    this.from.resume();
    const type = contentType ?? (json === undefined ? 'text/plain' : 'application/json');
    this.answer.writeHead(status, {
      'content-type': type,
      'access-control-allow-origin': this.from.headers.origin ?? '*',
    });
    const text = json === undefined ? body : JSON.stringify(json);
    this.answer.end(path === undefined ? text : readFileSync(path));
  }
  async abort(): Promise<void> {
    this.from.socket.destroy();
  }
  continue(): Promise<void> {
    return forwardRequest(this.from, this.address, this.answer);
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

/** Proxy of a browser without routes of its own; answers its requests as the tests say. */
export class RoutingProxy {
  private routes: { pattern: Pattern; handler: RouteHandler }[] = [];
  private readonly server = createServer((from, answer) => {
    const url = new URL(from.url ?? '');
    const handler = this.routes.findLast(({ pattern }) => fits(pattern, url))?.handler;
    const routed = new RoutedRequest(from, answer, url);
    void (handler === undefined ? routed.continue() : handler(routed));
  });

  async start(): Promise<string> {
    await new Promise<void>((resolve) => this.server.listen(0, '127.0.0.1', resolve));
    // A server that listens on a port has an AddressInfo.
    return `http://127.0.0.1:${(this.server.address() as AddressInfo).port}`;
  }
  add(pattern: Pattern, handler: RouteHandler): void {
    this.routes.push({ pattern, handler });
  }
  /** Removes the routes of a pattern, or all. */
  remove(pattern?: Pattern): void {
    this.routes = this.routes.filter((each) => pattern !== undefined && each.pattern !== pattern);
  }
  stop(): void {
    this.server.closeAllConnections();
    this.server.close();
  }
}
