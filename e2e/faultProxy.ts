import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { connect, type AddressInfo } from 'node:net';
import { test as base } from './engineTest';
import { forwardRequest } from './forwardRequest';

/** Outcome of one request: forwarded, lost before or after the worker handled it, or answered by the proxy. */
export type Fault = 'pass' | 'lost' | 'response lost' | { status: number; body: object };

export interface ApiCall {
  method: string;
  path: string;
}

/** HTTP proxy between the browser (service workers included) and every server. */
export interface FaultProxy {
  url: string;
  /** Called for each request to the worker's API, which waits until it resolves; other requests are forwarded. */
  chooseFault: (call: ApiCall) => Fault | Promise<Fault>;
  /** Changes to the site's files by a simulated deployment, by path; files are served with the changed text. */
  deployed: Map<string, (text: string) => string>;
  /** Write requests that reached the worker, in order. */
  writes: ApiCall[];
  close: () => Promise<void>;
}

async function sendDeployed(
  url: URL,
  change: (text: string) => string,
  response: ServerResponse,
): Promise<void> {
  const original = await fetch(url);
  const type = original.headers.get('content-type') ?? 'text/plain';
  response.writeHead(200, { 'content-type': type, 'cache-control': 'no-cache' });
  response.end(change(await original.text()));
}

async function startFaultProxy(): Promise<FaultProxy> {
  async function handle(from: IncomingMessage, response: ServerResponse): Promise<void> {
    const url = new URL(from.url ?? '');
    const { method = 'GET' } = from;
    const call = { method, path: url.pathname };
    const change = proxy.deployed.get(url.pathname);
    if (change !== undefined) {
      sendDeployed(url, change, response).catch(() => response.destroy());
      return;
    }
    const isApi = url.pathname.startsWith('/api/') || url.pathname === '/upload';
    const fault = isApi ? await proxy.chooseFault(call) : 'pass';
    if (fault === 'lost') {
      from.socket.destroy();
      return;
    }
    if (typeof fault === 'object') {
      from.resume();
      response.writeHead(fault.status, {
        'content-type': 'application/json',
        'access-control-allow-origin': from.headers.origin ?? '*',
      });
      response.end(JSON.stringify(fault.body));
      return;
    }
    if (isApi && method !== 'GET' && method !== 'OPTIONS') proxy.writes.push(call);
    if (fault === 'pass') void forwardRequest(from, url, response);
    else void forwardRequest(from, url, null).then(() => from.socket.destroy());
  }
  const server = createServer((from, response) => void handle(from, response));
  // The tests' own calls use a tunnel without faults.
  server.on('connect', ({ url: target }, socket) => {
    const { hostname, port } = new URL(`http://${target}`);
    const tunnel = connect(Number(port), hostname, () => {
      socket.write('HTTP/1.1 200 Connection Established\r\n\r\n');
      socket.pipe(tunnel).pipe(socket);
    });
    for (const end of [socket, tunnel])
      end.on('error', () => [socket, tunnel].forEach((each) => each.destroy()));
  });
  const proxy: FaultProxy = {
    url: '',
    chooseFault: () => 'pass',
    deployed: new Map(),
    writes: [],
    close: () =>
      new Promise((resolve) => {
        server.closeAllConnections();
        server.close(() => resolve());
      }),
  };
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  // A server listening on a port has an AddressInfo.
  proxy.url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return proxy;
}

/** Tests whose browser reaches all servers through a proxy of its own. */
export const test = base.extend<{ faults: FaultProxy }>({
  // Playwright parses this destructuring pattern to find the fixtures that a fixture needs.
  faults: async ({}, provide) => {
    const proxy = await startFaultProxy();
    await provide(proxy);
    await proxy.close();
  },
  context: async ({ browser, baseURL, faults }, provide) => {
    const proxy = { server: faults.url };
    const context = await browser.newContext({ baseURL, proxy });
    await provide(context);
    await context.close();
  },
});
