import type { ServerType } from '@hono/node-server';
import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import { listen, stopListening, type Fetch } from './listen';

const IDLE_MS = 300;
let server: ServerType;
afterEach(() => stopListening(server));

async function open(fetch: Fetch): Promise<Socket> {
  server = await listen(fetch, { host: '127.0.0.1', port: 0, idleMs: IDLE_MS });
  const address = server.address();
  if (typeof address !== 'object' || address === null) throw new Error('No port');
  return connect(address.port, '127.0.0.1').on('error', () => undefined);
}
const countBytes: Fetch = async (request) =>
  new Response(String((await request.arrayBuffer()).byteLength));
const startUpload = (socket: Socket, length: number) =>
  socket.write(`POST /upload HTTP/1.1\r\nhost: x\r\ncontent-length: ${length}\r\n\r\n`);

async function answerOf(socket: Socket): Promise<string> {
  const [part] = await once(socket, 'data');
  return String(part);
}

it('takes an upload that drips for longer than it may be silent', async () => {
  const socket = await open(countBytes);
  startUpload(socket, 10);
  const answer = answerOf(socket);
  for (let sent = 0; sent < 10; sent += 1) {
    await pause(IDLE_MS / 3);
    socket.write('x');
  }
  expect(await answer).toMatch(/^HTTP\/1.1 200[^]*10$/);
  socket.destroy();
  expect(server).toMatchObject({ requestTimeout: 0 });
});

it('cuts an upload that brings nothing any more', async () => {
  const socket = await open(countBytes);
  startUpload(socket, 10);
  socket.write('xxx');
  await once(socket, 'close');
  expect(socket.destroyed).toBe(true);
});

it('waits for an answer that takes its time', async () => {
  const socket = await open(async (request) => {
    await request.arrayBuffer();
    await pause(IDLE_MS * 3);
    return new Response('late');
  });
  startUpload(socket, 1);
  socket.write('x');
  expect(await answerOf(socket)).toMatch(/late$/);
  socket.destroy();
});
