import { and, eq, isNotNull } from 'drizzle-orm';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { Client } from 'pg';
import type { OpenDatabase } from '../database/openDatabase';
import { openPglite } from '../database/openPglite';
import { openPostgres } from '../database/openPostgres';
import { appUsers, devices, notificationDeliveries } from '../schema/peopleTables';
import { openFakeFcm, type FakeFcm } from '../testing/push/fakeFcm';
import { openMigrated } from '../testing/openMigrated';
import { findFreePort } from '../testing/findFreePort';
import { signInAsOwner, startWorker } from '../testing/runningWorker';
import { databaseUrl } from '../testing/snapshot';

const serverUrl = process.env['TEST_DATABASE_URL'];
const ROUNDS = Number(process.env['ROUNDS'] ?? 2);
/** The short form runs only on the embedded database. */
const engines = process.env['ROUNDS'] && serverUrl ? ['pglite', 'postgres'] : ['pglite'];
/** Chosen by enough sample users that sending takes several claims. */
const LANGUAGE = 'ta';

let directory: string;
let fcm: FakeFcm;
beforeEach(async () => {
  directory = await mkdtemp(join(tmpdir(), 'killed-push-'));
  fcm = await openFakeFcm();
});
afterEach(async () => {
  await fcm.close();
  await rm(directory, { recursive: true, force: true, maxRetries: 5 });
});

type Session = Awaited<ReturnType<typeof signInAsOwner>>;

async function sendNotification(url: string, session: Session, title: string): Promise<void> {
  const body = JSON.stringify({ title, body: 'B', target_language: LANGUAGE });
  const headers = { ...session, 'content-type': 'application/json' };
  // The connection ends with the worker.
  await fetch(`${url}/api/notifications`, { method: 'POST', headers, body }).catch(() => null);
}

/** Resolves when nothing is left to send of the notifications received so far. */
async function settle(url: string, headers: Session): Promise<void> {
  const ids = () => new Set(fcm.received.map(({ data }) => data['notification_id'] ?? ''));
  for (const id of ids()) {
    const isSending = async () => {
      const response = await fetch(`${url}/api/notifications/${id}/progress`, { headers });
      return (await response.json()).state === 'sending';
    };
    while (await isSending()) await pause(100);
  }
}

/** Deliveries to reachable devices, in all notifications. */
async function readDeliveries(open: () => Promise<OpenDatabase>) {
  const { database, close } = await open();
  try {
    const reachable = await database
      .select({ token: devices.push_token, status: notificationDeliveries.status })
      .from(notificationDeliveries)
      .innerJoin(devices, eq(devices.id, notificationDeliveries.device_id))
      .innerJoin(appUsers, eq(appUsers.id, devices.app_user_id))
      .where(and(isNotNull(devices.push_token), eq(appUsers.language, LANGUAGE)));
    return reachable.map(({ token, status }) => ({ token: token ?? '', status }));
  } finally {
    await close();
  }
}

/** Kills a worker in the middle of sending each notification, then lets the last one finish. */
async function killRepeatedly(env: Record<string, string>, open: () => Promise<OpenDatabase>) {
  const port = await findFreePort();
  const settings = {
    ...env,
    DATA_DIR: directory,
    SAMPLE_TOURS: '1',
    RATE_LIMITS: 'off',
    FCM_SERVICE_ACCOUNT: fcm.account,
    FCM_URL: fcm.settings.url,
  };
  const url = `http://localhost:${port}`;
  let worker = await startWorker(port, settings);
  const session = await signInAsOwner(url);
  try {
    for (let round = 0; round < ROUNDS; round += 1) {
      const killAt = fcm.received.length + 130 + ((round * 37) % 90);
      let isKilled = false;
      fcm.gate = (received) => {
        if (!isKilled && received >= killAt) {
          isKilled = true;
          worker.child.kill('SIGKILL');
        }
        return undefined;
      };
      await Promise.all([sendNotification(url, session, `N${round}`), worker.ended]);
      worker = await startWorker(port, settings);
    }
    fcm.gate = () => undefined;
    for (;;) {
      await settle(url, session);
      worker.child.kill('SIGTERM');
      await worker.ended;
      const deliveries = await readDeliveries(open);
      if (deliveries.every(({ status }) => status !== 'pending')) return deliveries;
      // A stored notification had not yet reached FCM at the kill: restart to send it.
      worker = await startWorker(port, settings);
    }
  } finally {
    worker.child.kill('SIGKILL');
    await worker.ended;
  }
}

test.each(engines)(
  'no device gets a notification twice, and none is left out, over kill -9 on %s',
  async (engine) => {
    const name = `kathayatra_killed_push_${process.pid}`;
    const server = engine === 'postgres' ? new Client({ connectionString: serverUrl }) : null;
    await server?.connect();
    await server?.query(`create database ${name}`);
    try {
      const url = databaseUrl(serverUrl ?? 'postgres://localhost', name);
      const env: Record<string, string> = server === null ? {} : { DATABASE_URL: url };
      if (server === null) await (await openMigrated(join(directory, 'database'))).close();
      const deliveries = await killRepeatedly(env, async () =>
        server === null ? openPglite(join(directory, 'database')) : openPostgres(url),
      );
      const sent = fcm.received.map(({ token, data }) => `${token} ${data['notification_id']}`);
      expect(new Set(sent).size).toBe(sent.length);
      // Only deliveries in flight at a kill lack a message, or have one without an outcome.
      const without = deliveries.filter(({ status }) => status !== 'sent');
      expect(without.length).toBeLessThanOrEqual(ROUNDS * 100);
      expect(deliveries.length).toBeGreaterThan(200);
      expect(sent.length).toBeGreaterThanOrEqual(deliveries.length - without.length);
      if (ROUNDS > 2) {
        process.stdout.write(
          `${engine}, ${ROUNDS} times kill -9: ${sent.length} messages, ${without.length} of ${deliveries.length} deliveries without an outcome\n`,
        );
      }
    } finally {
      await server?.query(`drop database if exists ${name} with (force)`);
      await server?.end();
    }
  },
  300_000 + ROUNDS * 60_000,
);
