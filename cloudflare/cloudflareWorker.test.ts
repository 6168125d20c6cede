import { eq, sql } from 'drizzle-orm';
import type { Miniflare } from 'miniflare';
import { readFileSync } from 'node:fs';
import { setTimeout as pause } from 'node:timers/promises';
import { runConformance } from '../contract/conformance/runConformance';
import type { Operation } from '../contract/document/operation';
import type { OpenDatabase } from '../worker/database/openDatabase';
import type { Person } from '../worker/queries/people/person';
import { addPendingNotification } from '../worker/queries/people/notificationQueries';
import { files } from '../worker/schema/catalogueTables';
import { sectionPlays } from '../worker/schema/playTables';
import { appUsers, devices } from '../worker/schema/peopleTables';
import { PART_BYTES } from '../worker/storage/cutParts';
import { memoryStorage } from '../worker/storage/memoryStorage';
import { CONTRACT_CACHE } from '../worker/testing/checkResponse';
import { openTestDatabase } from '../worker/testing/openTestDatabase';
import { findFreePort } from '../worker/testing/findFreePort';
import { openFakeFcm, type FakeFcm } from '../worker/testing/push/fakeFcm';
import { mp3Bytes, pngBytes, uploadForm } from '../worker/testing/sampleFiles';
import { createSeeds, type Seeds } from '../worker/testing/seeds';
import { databaseUrl } from '../worker/testing/snapshot';
import { people } from '../worker/testing/testWorker';
import { openSignIn, type HostedSignIn } from './hostedSignIn';
import { startMiniflare } from './startMiniflare';

const clock = () => new Date();

let signIn: HostedSignIn;
let opened: OpenDatabase;
let seeds: Seeds;
let fcm: FakeFcm;
let miniflare: Miniflare | undefined;
let base: string;

interface Uploaded {
  media_record: { id: string };
  public_url: string;
}

interface Call {
  as?: Person;
  json?: object;
  body?: FormData;
  headers?: Record<string, string>;
}

async function call(method: string, path: string, options: Call = {}): Promise<Response> {
  const { as = people.asha, json, body, headers = {} } = options;
  const sent = new Headers(headers);
  sent.set('authorization', `Bearer ${await signIn.tokenFor(as)}`);
  if (json !== undefined) sent.set('content-type', 'application/json');
  return fetch(`${base}${path}`, {
    method,
    headers: sent,
    body: json === undefined ? body : JSON.stringify(json),
  });
}

/** Polls until a condition holds. */
async function eventually(holds: () => Promise<boolean>): Promise<void> {
  while (!(await holds())) await pause(50);
}

beforeAll(async () => {
  opened = await openTestDatabase('postgres');
  const { database } = opened;
  const { rows } = await database.execute<{ name: string }>(sql`select current_database() as name`);
  [signIn, fcm] = await Promise.all([openSignIn(), openFakeFcm()]);
  const port = await findFreePort();
  base = `http://127.0.0.1:${port}`;
  miniflare = await startMiniflare({
    port,
    databaseUrl: databaseUrl(process.env['TEST_DATABASE_URL'] ?? '', rows[0]?.name ?? ''),
    settings: {
      PUBLIC_URL: base,
      SUPABASE_URL: signIn.url,
      FCM_SERVICE_ACCOUNT: fcm.account,
      FCM_URL: fcm.settings.url,
    },
  });
  seeds = createSeeds(database, { storage: memoryStorage(), clock });
  await seeds.admin(people.asha, 'owner');
  await seeds.languages('en', 'hi');
});

afterAll(async () => {
  await miniflare?.dispose();
  await fcm.close();
  signIn.close();
  await opened.close();
});

test('keeps the contract, with all extensions but smaller pictures', async () => {
  // Written by this run of the tests.
  const operations = JSON.parse(readFileSync(CONTRACT_CACHE, 'utf8')) as Operation[];
  const report = await runConformance({
    operations,
    base,
    send: fetch,
    token: await signIn.tokenFor(people.asha),
    isSending: true,
    prefix: 'conformance-run',
    timeoutMs: 30_000,
  });
  expect(report.rows.filter(({ result }) => result !== 'kept')).toEqual([]);
  expect(report.left).toEqual([]);
  expect(report.extensions).toEqual([
    'idempotency-key',
    'if-match',
    'if-none-match',
    'notification-progress',
  ]);
});

test('stores a recording in parts, reads any part of it, and deletes it with its record', async () => {
  const tourId = await seeds.tour({ texts: { en: 'Taj Mahal' } });
  const sectionId = await seeds.section(tourId);
  const recording = mp3Bytes(80_000);
  const form = uploadForm(
    recording,
    { tour_id: tourId, section_id: sectionId, language: 'en', type: 'audio' },
    'long.mp3',
  );
  const uploaded = await call('POST', '/upload', { body: form });
  expect(uploaded.status).toBe(201);
  const { media_record, public_url: url } = (await uploaded.json()) as Uploaded;
  const whole = await fetch(url);
  expect(Buffer.from(await whole.arrayBuffer()).equals(recording)).toBe(true);
  const range = { headers: { range: `bytes=${PART_BYTES - 1}-${PART_BYTES + 1}` } };
  const piece = await fetch(url, range);
  expect([piece.status, [...new Uint8Array(await piece.arrayBuffer())]]).toEqual([
    206,
    [...recording.slice(PART_BYTES - 1, PART_BYTES + 2)],
  ]);
  expect((await call('DELETE', `/api/media/${media_record.id}`)).status).toBe(204);
  expect((await fetch(url)).status).toBe(404);
});

test('lists what is there after each change, compressed at most once', async () => {
  const titles = async () => {
    const headers = { 'accept-encoding': 'br' };
    const response = await call('GET', '/api/tours?lang=en', { headers });
    const list = (await response.json()) as { title: string }[];
    return { titles: list.map(({ title }) => title), etag: response.headers.get('etag') ?? '' };
  };
  const tourId = await seeds.tour({ texts: { en: 'Agra Fort' } });
  const before = await titles();
  expect(before.titles).toContain('Agra Fort');
  const known = { headers: { 'if-none-match': before.etag } };
  expect((await call('GET', '/api/tours?lang=en', known)).status).toBe(304);
  const change = { json: { title: 'Agra Palace' } };
  expect((await call('PATCH', `/api/tours/${tourId}/translations/en`, change)).status).toBe(200);
  const after = await titles();
  expect(after.titles).toContain('Agra Palace');
  expect(after.titles).not.toContain('Agra Fort');
});

test('responds to requests of one moment, each by itself', async () => {
  const responses = await Promise.all(
    Array.from({ length: 40 }, () => call('GET', '/api/tours?lang=en')),
  );
  expect(new Set(responses.map(({ status }) => status))).toEqual(new Set([200]));
  expect(new Set(await Promise.all(responses.map((each) => each.text()))).size).toBe(1);
});

describe('notifications', () => {
  const words = { title: 'New in Lucknow', body: 'Kebabs', route_type: 'home', route_id: '' };
  const target = { target_language: 'all' };
  const tokens = () => fcm.received.map(({ token }) => token).sort();

  beforeAll(async () => {
    const { database } = opened;
    const rows = Array.from({ length: 150 }, () => ({ language: 'en' }));
    const users = await database.insert(appUsers).values(rows).returning();
    await database.insert(devices).values(
      users.map(({ id }, at) => ({
        app_user_id: id,
        platform: 'android' as const,
        push_token: `token-${at}`,
      })),
    );
  });
  beforeEach(() => void (fcm.received.length = 0));

  const isFinished = async (id: string) => {
    const response = await call('GET', `/api/notifications/${id}/progress`);
    return ((await response.json()) as { state: string }).state === 'finished';
  };

  test('go through the queue, each to each device once', async () => {
    const response = await call('POST', '/api/notifications', { json: { ...words, ...target } });
    expect(await response.json()).toMatchObject({ total_users: 150, sent_count: 150 });
    expect(new Set(tokens()).size).toBe(150);
    expect(fcm.received).toHaveLength(150);
  });

  test('are sent once for a key, after the end of their transaction', async () => {
    const headers = { 'idempotency-key': 'notification-1' };
    const send = async () => {
      const json = { ...words, ...target };
      const response = await call('POST', '/api/notifications', { json, headers });
      return (await response.json()) as { id: string };
    };
    const first = await send();
    expect(await send()).toEqual(first);
    await eventually(() => isFinished(first.id));
    expect(fcm.received).toHaveLength(150);
  });

  test('that have no job are found by the next time', async () => {
    const draft = { ...words, ...target, route_type: 'home' as const, image_url: null };
    const { id } = await opened.database.transaction((tx) =>
      addPendingNotification(tx, { ...draft, tour_cover_url: null }, people.asha.id, clock()),
    );
    expect((await fetch(`${base}/cdn-cgi/handler/scheduled`)).status).toBe(200);
    await eventually(() => isFinished(id));
    expect(new Set(tokens()).size).toBe(150);
  });
});

test('counts plays by the queue', async () => {
  const tourId = await seeds.tour({ texts: { en: 'Red Fort' } });
  const sectionId = await seeds.section(tourId);
  const play = () => call('POST', `/api/sections/${sectionId}/play?lang=en`, { json: {} });
  const responses = await Promise.all(Array.from({ length: 30 }, play));
  expect(new Set(responses.map(({ status }) => status))).toEqual(new Set([200]));
  await eventually(async () => {
    const rows = await opened.database
      .select({ plays: sectionPlays.plays })
      .from(sectionPlays)
      .where(eq(sectionPlays.section_id, sectionId));
    return rows[0]?.plays === 30;
  });
});

test('sweeps files without a record, at the hours for it', async () => {
  const tourId = await seeds.tour({ texts: { en: 'Qutb Minar' } });
  const upload = async (seed: number) => {
    const fields = { tour_id: tourId, language: 'en', type: 'image' };
    const body = uploadForm(pngBytes(200, seed), fields);
    const { public_url } = (await (await call('POST', '/upload', { body })).json()) as Uploaded;
    return public_url;
  };
  const [kept, orphan] = [await upload(1), await upload(2)];
  const key = orphan.split('/').at(-1) ?? '';
  const [row] = await opened.database.select().from(files).where(eq(files.key, key));
  if (row === undefined) throw new Error('The upload has no record');
  const { database } = opened;
  await database.transaction(async (tx) => {
    // The media record still refers to the file.
    await tx.execute(sql`set local session_replication_role = replica`);
    await tx.delete(files).where(eq(files.key, key));
  });
  const day = 24 * 60 * 60_000;
  const sweepAt = Math.ceil(Date.now() / day) * day + day;
  const { status } = await fetch(`${base}/cdn-cgi/handler/scheduled?time=${sweepAt}`);
  await database.insert(files).values(row);
  expect(status).toBe(200);
  expect((await fetch(kept)).status).toBe(200);
  expect((await fetch(orphan)).status).toBe(404);
});

test('limits calls by the limits of the platform', async () => {
  const ask = () => call('POST', '/api/admin/request', { as: people.noor, json: {} });
  const statuses: number[] = [];
  for (let time = 0; time < 4; time += 1) statuses.push((await ask()).status);
  expect(statuses.at(-1)).toBe(429);
});

describe('without what it needs', () => {
  const outcomeOf = async (settings: Record<string, string>, path: string) => {
    const port = await findFreePort();
    const other = await startMiniflare({ port, databaseUrl: null, settings });
    try {
      const response = await fetch(`http://127.0.0.1:${port}${path}`);
      return [response.status, ((await response.json()) as { message: string }).message];
    } finally {
      await other.dispose();
    }
  };

  test('says that the database is away', async () => {
    const settings = {
      PUBLIC_URL: base,
      SUPABASE_URL: signIn.url,
      DATABASE_URL: `postgres://postgres:none@127.0.0.1:${await findFreePort()}/none`,
    };
    expect(await outcomeOf(settings, '/api/languages')).toEqual([
      503,
      expect.stringMatching(/^The database does not answer/),
    ]);
  });

  test('says that settings are missing, and not which', async () => {
    expect(await outcomeOf({ PUBLIC_URL: base }, '/api/languages')).toEqual([
      503,
      expect.stringMatching(/^The worker is not set up/),
    ]);
  });
});
