import { createServer, request, type IncomingMessage, type ServerResponse } from 'node:http';
import { type AddressInfo } from 'node:net';

/** What becomes of one request: passed on, never arrived, done without an answer, or answered here. */
export type Fault = 'pass' | 'lost' | 'answer lost' | { status: number; body: object };

export interface PassedCall {
  method: string;
  path: string;
}

/** A proxy between the browser and everything it calls, service workers included. */
export interface FaultProxy {
  address: string;
  /** Asked for each call of the worker's API; the files of the console pass. */
  judge: (call: PassedCall) => Fault;
  /** Writes that reached the worker, in order. */
  writes: PassedCall[];
  close: () => Promise<void>;
}

function passOn(from: IncomingMessage, url: URL, answer: ServerResponse | null): Promise<void> {
  return new Promise((resolve) => {
    const { method, headers } = from;
    const onward = request(url, { method, headers }, (told) => {
      told.on('end', resolve);
      if (answer === null) {
        told.resume();
        return;
      }
      answer.writeHead(told.statusCode ?? 502, told.headers);
      told.pipe(answer);
    });
    onward.on('error', () => {
      answer?.destroy();
      resolve();
    });
    from.pipe(onward);
  });
}

export async function startFaultProxy(): Promise<FaultProxy> {
  const server = createServer((from, answer) => {
    const url = new URL(from.url ?? '');
    const { method = 'GET' } = from;
    const call = { method, path: url.pathname };
    const isApi = url.pathname.startsWith('/api/');
    const fault = isApi ? proxy.judge(call) : 'pass';
    if (fault === 'lost') {
      from.socket.destroy();
      return;
    }
    if (typeof fault === 'object') {
      from.resume();
      answer.writeHead(fault.status, {
        'content-type': 'application/json',
        'access-control-allow-origin': from.headers.origin ?? '*',
      });
      answer.end(JSON.stringify(fault.body));
      return;
    }
    if (isApi && method !== 'GET' && method !== 'OPTIONS') proxy.writes.push(call);
    if (fault === 'pass') void passOn(from, url, answer);
    else void passOn(from, url, null).then(() => from.socket.destroy());
  });
  const proxy: FaultProxy = {
    address: '',
    judge: () => 'pass',
    writes: [],
    close: () =>
      new Promise((resolve) => {
        server.closeAllConnections();
        server.close(() => resolve());
      }),
  };
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  // Listening on a port, it has an address with one.
  proxy.address = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return proxy;
}
