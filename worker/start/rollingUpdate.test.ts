import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { Client } from 'pg';
import { createBalancer } from '../testing/balancer';
import { findFreePort } from '../testing/findFreePort';
import { signInAsOwner, startWorker, type RunningWorker } from '../testing/runningWorker';
import { databaseUrl } from '../testing/snapshot';

const serverUrl = process.env['TEST_DATABASE_URL'];
const ROUNDS = Number(process.env['ROUNDS'] ?? 1);
const CLIENTS = 6;

class Cluster {
  readonly workers: RunningWorker[] = [];
  readonly balancer = createBalancer(() => this.workers.map(({ port }) => port));
  url = '';
  private headers: Record<string, string> = {};

  constructor(
    private readonly directory: string,
    private readonly database: string,
  ) {}

  async start(): Promise<RunningWorker> {
    const worker = await startWorker(await findFreePort(), {
      DATA_DIR: this.directory,
      DATABASE_URL: this.database,
      PUBLIC_URL: this.url,
      SAMPLE_TOURS: '1',
      RATE_LIMITS: 'off',
      LOG_FORMAT: 'json',
    });
    this.workers.push(worker);
    return worker;
  }

  async signIn(): Promise<void> {
    this.headers = await signInAsOwner(this.url);
  }

  call(method: string, path: string, json?: unknown): Promise<Response> {
    const body = json === undefined ? null : JSON.stringify(json);
    const headers = { ...this.headers, 'content-type': 'application/json' };
    return fetch(this.url + path, { method, headers, body });
  }

  /** Sends a request directly to a worker with its body in two halves; the returned function sends the second half. */
  async slowly(port: number, json: unknown) {
    const body = JSON.stringify(json);
    const socket = connect(port, '127.0.0.1');
    const head = [
      'POST /api/languages HTTP/1.1',
      'host: localhost',
      `authorization: ${this.headers['authorization']}`,
      'content-type: application/json',
      `content-length: ${body.length}`,
    ];
    socket.write(`${head.join('\r\n')}\r\n\r\n${body.slice(0, 10)}`);
    await once(socket, 'ready');
    return async () => {
      socket.write(body.slice(10));
      const [chunk] = await once(socket, 'data');
      return String(chunk).split('\r\n')[0];
    };
  }

  async close(): Promise<void> {
    for (const { child } of this.workers) child.kill('SIGTERM');
    await Promise.all(this.workers.map(({ ended }) => ended));
    this.balancer.close();
    this.balancer.closeAllConnections();
  }
}

/** Sends plays and edits until stopped; collects the statuses of all responses. */
function load(cluster: Cluster, section: string) {
  const statuses = {
    play: new Array<number>(),
    edit: new Array<number>(),
    list: new Array<number>(),
  };
  let isOver = false;
  const client = async (number: number) => {
    for (let round = 0; !isOver; round += 1) {
      const play = await cluster.call('POST', `/api/sections/${section}/play?lang=en`);
      const list = await cluster.call('GET', '/api/tours?lang=en');
      const edit = await cluster.call('POST', '/api/analytics', { client: number, round });
      for (const response of [play, list, edit]) await response.arrayBuffer();
      statuses.play.push(play.status);
      statuses.list.push(list.status);
      statuses.edit.push(edit.status);
    }
  };
  const clients = Promise.all(Array.from({ length: CLIENTS }, (_each, number) => client(number)));
  return async () => {
    isOver = true;
    await clients;
    return statuses;
  };
}

test('workers are replaced under load, and nothing is lost', async () => {
  if (serverUrl === undefined) return;
  const directory = await mkdtemp(join(tmpdir(), 'rolling-'));
  const name = `kathayatra_rolling_${process.pid}`;
  const server = new Client({ connectionString: serverUrl });
  await server.connect();
  await server.query(`create database ${name}`);
  const url = databaseUrl(serverUrl, name);
  const cluster = new Cluster(directory, url);
  try {
    cluster.balancer.listen(await findFreePort(), '127.0.0.1');
    await once(cluster.balancer, 'listening');
    const listening = cluster.balancer.address();
    const port = typeof listening === 'object' && listening !== null ? listening.port : 0;
    cluster.url = `http://localhost:${port}`;
    // Concurrently, on an empty database: one of them migrates and fills it.
    await Promise.all([cluster.start(), cluster.start()]);
    await cluster.signIn();
    const [tour] = await (await cluster.call('GET', '/api/tours?lang=en')).json();
    const [section] = await (await cluster.call('GET', `/api/tours/${tour.id}/sections`)).json();
    const client = new Client({ connectionString: url });
    await client.connect();
    const plays = async () =>
      Number((await client.query(`select sum(plays) as plays from tour_plays`)).rows[0].plays);
    const before = await plays();

    const stop = load(cluster, section.id);
    for (let round = 0; round < ROUNDS; round += 1) {
      const [old] = cluster.workers;
      if (old === undefined) throw new Error('No worker');
      const language = { code: `q${'abcdefghijklmnopqrstuvwxyz'[round]}`, label: 'Slow' };
      const finish = await cluster.slowly(old.port, language);
      await cluster.start();
      old.child.kill('SIGTERM');
      const refuses = () =>
        fetch(`http://127.0.0.1:${old.port}/healthz`).then(
          () => false,
          () => true,
        );
      while (!(await refuses())) await pause(20);
      expect(await finish()).toBe('HTTP/1.1 201 Created');
      expect(await old.ended).toEqual([0, null]);
      cluster.workers.splice(cluster.workers.indexOf(old), 1);
    }
    const { play, list, edit } = await stop();
    expect([new Set(play), new Set(list), new Set(edit)]).toEqual([
      new Set([200]),
      new Set([200]),
      new Set([202]),
    ]);
    await cluster.close();
    expect((await plays()) - before).toBe(play.length);
    const { rows } = await client.query('select count(*)::int as events from analytics_events');
    expect(rows).toEqual([{ events: edit.length }]);
    await client.end();
  } finally {
    for (const { child } of cluster.workers) child.kill('SIGKILL');
    cluster.balancer.closeAllConnections();
    cluster.balancer.close();
    await server.query(`drop database if exists ${name} with (force)`);
    await server.end();
    await rm(directory, { recursive: true, force: true, maxRetries: 5 });
  }
});
