import { setTimeout as pause } from 'node:timers/promises';
import { startProduct } from '../../scripts/product/startProduct';
import { residentMegabytes } from '../../scripts/soak/residentMegabytes';
import { openFakeFcm } from '../../worker/testing/push/fakeFcm';
import type { Table } from '../measure/bench';
import { findFreePort } from '../../worker/testing/findFreePort';
import { createDatabase } from './createDatabase';
import { signInByHttp } from './signInByHttp';

/** Each notification goes to all devices of the sample's 12,000 users. */
const NOTIFICATIONS = 3;
/** More than any machine can send, so that FCM's quota does not limit the rate. */
const FCM_PER_MINUTE = '100000000';
const POLL_MS = 50;

/** Messages per second through the queue, from the call that requests them to the last stored outcome. */
export async function measurePush(serverUrl: string | null): Promise<Table> {
  const fcm = await openFakeFcm();
  const database: Record<string, string> =
    serverUrl === null ? {} : { DATABASE_URL: await createDatabase(serverUrl) };
  const own = { FCM_SERVICE_ACCOUNT: fcm.account, FCM_URL: fcm.settings.url, FCM_PER_MINUTE };
  const env = { SAMPLE_TOURS: '1', RATE_LIMITS: 'off', ...own, ...database };
  const {
    url: origin,
    pid,
    stop,
  } = await startProduct(await findFreePort(), env, {
    args: ['--api-only'],
  });
  try {
    const authorization = `Bearer ${await signInByHttp(origin)}`;
    const headers = { authorization, 'content-type': 'application/json' };
    const rows: string[][] = [];
    for (let round = 1; round <= NOTIFICATIONS; round += 1) {
      const [before, startedAt] = [fcm.received.length, performance.now()];
      const body = JSON.stringify({ title: `N${round}`, body: 'B' });
      const response = await fetch(`${origin}/api/notifications`, {
        method: 'POST',
        headers,
        body,
      });
      let progress = (await response.json()) as { id: string; state?: string }; // this worker's own responses
      const url = `${origin}/api/notifications/${progress.id}/progress`;
      do {
        await pause(POLL_MS);
        progress = (await (await fetch(url, { headers })).json()) as typeof progress;
      } while (progress.state === 'sending');
      const seconds = (performance.now() - startedAt) / 1000;
      const messages = fcm.received.length - before;
      rows.push([
        String(round),
        String(messages),
        `${seconds.toFixed(1)} s`,
        String(Math.round(messages / seconds)),
        `${Math.round(residentMegabytes(pid))} MB`,
      ]);
    }
    return {
      title: `Messages by the queue to a provider on this machine, ${serverUrl === null ? 'PGlite' : 'PostgreSQL'}`,
      columns: ['Notification', 'Messages', 'Time', 'A second', 'Memory after'],
      rows,
    };
  } finally {
    await stop();
    await fcm.close();
  }
}
