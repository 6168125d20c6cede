import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Client } from 'pg';
import { openPostgres } from '../database/openPostgres';
import { memoryStorage } from '../storage/memoryStorage';
import { localAccounts } from '../supabase/localAccounts';
import { createBalancer } from '../testing/balancer';
import { findFreePort } from '../testing/findFreePort';
import { signInAsOwner, startWorker, type RunningWorker } from '../testing/runningWorker';
import { environmentOf } from '../testing/s3/openTestS3';
import { TestBucket } from '../testing/s3/s3Objects';
import { startS3Server, type S3Server } from '../testing/s3/s3Server';
import { mp3Bytes, uploadForm } from '../testing/sampleFiles';
import { createSeeds } from '../testing/seeds';
import { databaseUrl, templateName } from '../testing/snapshot';

const serverUrl = process.env['TEST_DATABASE_URL'];

/** Creates a migrated database with one tour, whose owner can sign in. */
async function createDatabase(server: Client, name: string) {
  await server.query(`create database ${name} template ${templateName()}`);
  const url = databaseUrl(serverUrl ?? '', name);
  const { database, close } = openPostgres(url);
  const seeds = createSeeds(database, { storage: memoryStorage(), clock: () => new Date() });
  await seeds.languages('en');
  await seeds.admin({ ...localAccounts.owner, avatar_url: null }, 'owner');
  const tour = await seeds.tour();
  await close();
  return { url, tour };
}

/** Starts two workers on one database and bucket behind a balancer; the directory holds only the stand-in's key. */
async function startCluster(url: string, s3: S3Server, directory: string) {
  const workers: RunningWorker[] = [];
  const balancer = createBalancer(() => workers.map(({ port }) => port));
  const port = await findFreePort();
  balancer.listen(port, '127.0.0.1');
  await once(balancer, 'listening');
  const publicUrl = `http://localhost:${port}`;
  const own = { DATABASE_URL: url, DATA_DIR: directory, PUBLIC_URL: publicUrl };
  const env = { ...environmentOf(s3, 'tours'), ...own, LOG_FORMAT: 'json' };
  const start = async () => startWorker(await findFreePort(), env);
  workers.push(...(await Promise.all([start(), start()])));
  const close = async () => {
    for (const { child } of workers) child.kill('SIGTERM');
    const codes = await Promise.all(workers.map(({ ended }) => ended));
    balancer.closeAllConnections();
    balancer.close();
    return codes;
  };
  return { publicUrl, workers, close };
}

test('a file that one worker took is read and deleted by the other, on S3', async () => {
  if (serverUrl === undefined) return;
  const directory = await mkdtemp(join(tmpdir(), 'two-on-s3-'));
  const s3 = await startS3Server();
  const bucket = new TestBucket();
  s3.buckets.set('tours', bucket);
  const name = `kathayatra_two_on_s3_${process.pid}`;
  const server = new Client({ connectionString: serverUrl });
  await server.connect();
  try {
    const { url, tour } = await createDatabase(server, name);
    const { publicUrl, workers, close } = await startCluster(url, s3, directory);
    try {
      const headers = await signInAsOwner(publicUrl);
      // Calls alternate: first worker, second worker, first again.
      const fields = { tour_id: tour, language: 'en', type: 'audio' };
      const body = uploadForm(mp3Bytes(), fields, 'gate.mp3');
      const uploaded = await fetch(`${publicUrl}/upload`, { method: 'POST', headers, body });
      expect(uploaded.status).toBe(201);
      const { media_record, public_url } = await uploaded.json();
      expect(bucket.objects.size).toBe(1);
      expect(existsSync(join(directory, 'files'))).toBe(false);

      const range = await fetch(public_url, { headers: { range: 'bytes=144-287' } });
      expect([range.status, (await range.arrayBuffer()).byteLength]).toEqual([206, 144]);
      for (const { port } of workers) {
        const file = await fetch(public_url.replace(publicUrl, `http://localhost:${port}`));
        expect(Buffer.from(await file.arrayBuffer()).equals(Buffer.from(mp3Bytes()))).toBe(true);
      }

      const media = `${publicUrl}/api/media/${media_record.id}`;
      const deleted = await fetch(media, { method: 'DELETE', headers });
      expect(deleted.ok).toBe(true);
      expect(bucket.objects.size).toBe(0);
      expect([(await fetch(public_url)).status, (await fetch(media, { headers })).status]).toEqual([
        404, 404,
      ]);
    } finally {
      expect(await close()).toEqual([
        [0, null],
        [0, null],
      ]);
    }
  } finally {
    await server.query(`drop database if exists ${name} with (force)`);
    await server.end();
    await s3.close();
    await rm(directory, { recursive: true, force: true, maxRetries: 5 });
  }
});
