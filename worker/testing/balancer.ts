import { Agent, createServer, request as httpRequest, type IncomingMessage } from 'node:http';

/** Forwards a request to the first port that accepts connections. */
function forward(agent: Agent, asked: IncomingMessage, body: Buffer, ports: readonly number[]) {
  return new Promise<IncomingMessage>((resolve, reject) => {
    const [port, ...others] = ports;
    const { method, url: path, headers } = asked;
    const sent = httpRequest({ host: '127.0.0.1', port, method, path, headers, agent }, resolve);
    sent.once('error', (error: NodeJS.ErrnoException) => {
      if (error.code !== 'ECONNREFUSED' || others.length === 0) reject(error);
      else forward(agent, asked, body, others).then(resolve, reject);
    });
    sent.end(body);
  });
}

/** A plain round-robin balancer in front of the workers on these ports. */
export function createBalancer(ports: () => number[]) {
  // Few enough sockets that all stay busy: an idle connection might be closed at the moment of its reuse.
  const agent = new Agent({ keepAlive: true, maxSockets: 2, scheduling: 'fifo' });
  let calls = 0;
  const balancer = createServer((asked, response) => {
    const parts: Buffer[] = [];
    asked.on('data', (part: Buffer) => void parts.push(part));
    asked.on('end', () => {
      const all = ports();
      const first = calls++ % all.length;
      const inTurn = [...all.slice(first), ...all.slice(0, first)];
      forward(agent, asked, Buffer.concat(parts), inTurn)
        .then((given) => {
          response.writeHead(given.statusCode ?? 500, given.headers);
          given.pipe(response);
        })
        .catch((error: unknown) => response.writeHead(502).end(String(error)));
    });
  });
  return balancer.on('close', () => agent.destroy());
}
