import { serve, type ServerType } from '@hono/node-server';
import { once } from 'node:events';
import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { request, type ClientRequest, type IncomingMessage } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { OpenDatabase } from '../database/openDatabase';
import { media } from '../schema/catalogueTables';
import { diskStorage } from '../storage/diskStorage';
import { eventually } from '../testing/eventually';
import { openTestDatabase } from '../testing/openTestDatabase';
import { mp3Bytes } from '../testing/sampleFiles';
import { people, testWorker, type TestWorker } from '../testing/testWorker';

const LIMIT = 2_000_000;
const BOUNDARY = 'kathayatra-boundary';

let opened: OpenDatabase;
let directory: string;
let server: ServerType;
let port: number;
let t: TestWorker;
let tourId: string;
let token: string;

beforeAll(async () => {
  opened = await openTestDatabase();
  directory = await mkdtemp(join(tmpdir(), 'kathayatra-uploads-'));
  t = await testWorker({
    database: opened.database,
    storage: await diskStorage(directory),
    uploadLimits: { audioBytes: LIMIT },
  });
  await t.seeds.admin(people.asha, 'owner');
  await t.seeds.languages('en');
  tourId = await t.seeds.tour();
  token = await t.tokenFor(people.asha);
  const listening = new Promise<number>((resolve) => {
    server = serve({ fetch: t.worker.fetch, port: 0, hostname: '127.0.0.1' }, (info) =>
      resolve(info.port),
    );
  });
  port = await listening;
}, 60_000);

afterAll(async () => {
  await new Promise((resolve) => server.close(resolve));
  await opened.close();
  await rm(directory, { recursive: true });
});

/** A chunked request without a length, as a stream sends it. */
function startUpload(): ClientRequest {
  const upload = request({
    port,
    host: '127.0.0.1',
    method: 'POST',
    path: '/upload',
    agent: false,
    headers: {
      authorization: `Bearer ${token}`,
      'content-type': `multipart/form-data; boundary=${BOUNDARY}`,
    },
  });
  const field = (name: string, value: string) =>
    `--${BOUNDARY}\r\ncontent-disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`;
  upload.write(field('tour_id', tourId) + field('type', 'audio'));
  upload.write(
    `--${BOUNDARY}\r\ncontent-disposition: form-data; name="file"; filename="a.mp3"\r\n` +
      'content-type: audio/mpeg\r\n\r\n',
  );
  return upload;
}

async function responseTo(upload: ClientRequest) {
  const [response] = (await once(upload, 'response')) as [IncomingMessage];
  let text = '';
  for await (const part of response) text += String(part);
  return { status: response.statusCode, body: JSON.parse(text) as Record<string, unknown> };
}

test('a file in chunks is stored whole', async () => {
  const upload = startUpload();
  upload.write(mp3Bytes(5_000));
  upload.end(`\r\n--${BOUNDARY}--\r\n`);
  const { status, body } = await responseTo(upload);
  expect(status).toBe(201);
  expect(body.media_record).toMatchObject({ duration: 120 });
  const files = await readdir(directory);
  expect(files).toEqual([expect.stringMatching(/^[0-9a-f-]{36}\.mp3$/)]);
  const part = await fetch(`http://127.0.0.1:${port}/media/${files[0]}`, {
    headers: { range: 'bytes=144-147' },
  });
  expect(part.status).toBe(206);
  expect(new Uint8Array(await part.arrayBuffer())).toEqual(mp3Bytes(1).slice(0, 4));
  await rm(join(directory, files[0] ?? ''));
});

test('more than the limit is refused while it arrives, and leaves nothing', async () => {
  const upload = startUpload();
  const response = responseTo(upload);
  const piece = mp3Bytes(1_000);
  for (let sent = 0; sent <= LIMIT + 500_000; sent += piece.length) {
    if (!upload.write(piece)) await Promise.race([once(upload, 'drain'), response]);
  }
  expect(await response).toMatchObject({
    status: 413,
    body: { error: 'too_large', message: 'File a.mp3 is too large. Maximum size is 1.9MB.' },
  });
  upload.on('error', () => undefined).destroy();
  expect(await readdir(directory)).toEqual([]);
});

test('a sender that goes away leaves nothing', async () => {
  const upload = startUpload();
  upload.on('error', () => undefined);
  upload.write(mp3Bytes(3_000));
  await eventually(async () => (await readdir(directory)).some((name) => name.endsWith('.part')));
  upload.destroy();
  await eventually(async () => (await readdir(directory)).length === 0);
  const rows = await opened.database.select({ name: media.filename }).from(media);
  expect(rows).toEqual([{ name: 'a.mp3' }]);
});

test('a file of the wrong type is refused before it has arrived', async () => {
  const upload = startUpload();
  const response = responseTo(upload);
  upload.write(new Uint8Array(100_000));
  expect(await response).toMatchObject({ status: 415 });
  upload.on('error', () => undefined).destroy();
  expect(await readdir(directory)).toEqual([]);
});
