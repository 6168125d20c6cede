import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import { listen, type Fetch, type RunningServer } from './listen';

const IDLE_MS = 300;
let server: RunningServer;
afterEach(() => server.stop());

const connectTo = ({ port }: RunningServer) =>
  connect(port, '127.0.0.1').on('error', () => undefined);

async function open(fetch: Fetch): Promise<Socket> {
  server = await listen(fetch, { host: '127.0.0.1', port: 0, idleMs: IDLE_MS });
  return connectTo(server);
}
const countBytes: Fetch = async (request) =>
  new Response(String((await request.arrayBuffer()).byteLength));
const startUpload = (socket: Socket, length: number) =>
  socket.write(`POST /upload HTTP/1.1\r\nhost: x\r\ncontent-length: ${length}\r\n\r\n`);

async function responseOf(socket: Socket): Promise<string> {
  const [part] = await once(socket, 'data');
  return String(part);
}

it('takes an upload that drips for longer than it may be silent', async () => {
  const socket = await open(countBytes);
  startUpload(socket, 10);
  const response = responseOf(socket);
  for (let sent = 0; sent < 10; sent += 1) {
    await pause(IDLE_MS / 3);
    socket.write('x');
  }
  expect(await response).toMatch(/^HTTP\/1.1 200[^]*10$/);
  socket.destroy();
});

it('cuts an upload that brings nothing any more', async () => {
  const socket = await open(countBytes);
  startUpload(socket, 10);
  socket.write('xxx');
  await once(socket, 'close');
  expect(socket.destroyed).toBe(true);
});

it('waits for a response that takes its time', async () => {
  const socket = await open(async (request) => {
    await request.arrayBuffer();
    await pause(IDLE_MS * 3);
    return new Response('late');
  });
  startUpload(socket, 1);
  socket.write('x');
  expect(await responseOf(socket)).toMatch(/late$/);
  socket.destroy();
});

it('hands over: refuses connections, and finishes what is under way and on its way', async () => {
  const uploads = await open(countBytes);
  const idle = connectTo(server);
  idle.write('GET / HTTP/1.1\r\nhost: x\r\n\r\n');
  expect(await responseOf(idle)).toMatch(/connection: keep-alive/i);
  startUpload(uploads, 2);
  uploads.write('x');

  const stopped = server.stop({ idleMs: 60_000, runningMs: 60_000 });
  const late = connect(server.port, '127.0.0.1');
  expect(await once(late, 'error')).toMatchObject([{ code: 'ECONNREFUSED' }]);
  idle.write('GET / HTTP/1.1\r\nhost: x\r\n\r\n');
  expect(await responseOf(idle)).toMatch(/^HTTP\/1.1 200[^]*connection: close/i);
  uploads.write('x');
  expect(await responseOf(uploads)).toMatch(/^HTTP\/1.1 200[^]*connection: close[^]*2$/i);
  await stopped;
});

it('cuts what takes longer than its grace period, and idle connections after theirs', async () => {
  const uploads = await open(countBytes);
  startUpload(uploads, 2);
  const idle = connectTo(server);
  idle.write('GET / HTTP/1.1\r\nhost: x\r\n\r\n');
  await responseOf(idle);
  const ended = Promise.all([once(uploads, 'close'), once(idle, 'close')]);
  await server.stop({ idleMs: 1, runningMs: 200 });
  expect(await ended).toHaveLength(2);
});

it('ends only once calls have ended whose askers went away', async () => {
  let finish = (): void => undefined;
  const finished = new Promise<void>((resolve) => (finish = resolve));
  const started = new Promise<Socket>((resolve, reject) => {
    const socket = open(async () => {
      socket.then(resolve, reject);
      await finished;
      return new Response('late');
    });
    socket.then((each) => each.write('GET / HTTP/1.1\r\nhost: x\r\n\r\n'), reject);
  });
  (await started).destroy();
  let isStopped = false;
  const stopped = server.stop({ idleMs: 0, runningMs: 60_000 }).then(() => (isStopped = true));
  await pause(100);
  expect(isStopped).toBe(false);
  finish();
  await stopped;
});
