import { mkdtemp, rm } from 'node:fs/promises';
import { Agent, request } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { findFreePort } from '../../worker/testing/findFreePort';
import { signInAsOwner, startWorker } from '../../worker/testing/runningWorker';
import { residentMegabytes } from './residentMegabytes';

const CONNECTIONS = Number(process.env['CONNECTIONS'] ?? 200);
const SECONDS = Number(process.env['SECONDS'] ?? 60);
/** Maximum ratio of the final memory to that at half time. */
const MOST_GROWTH = 1.2;
const BUSY = new Set([429, 503]);

interface Call {
  method: string;
  path: string;
  headers: Record<string, string>;
  body?: string;
}

/** Calls of visitors and of one admin, taken in turn. */
async function chooseCalls(url: string): Promise<Call[]> {
  const session = await signInAsOwner(url);
  const json = { ...session, 'content-type': 'application/json' };
  const [tour] = await (await fetch(`${url}/api/tours?lang=en`, { headers: session })).json();
  const sections = await fetch(`${url}/api/tours/${tour.id}/sections`, { headers: session });
  const [section] = await sections.json();
  const get = (path: string): Call => ({ method: 'GET', path, headers: session });
  return [
    get('/api/landing'),
    get('/api/languages'),
    get('/api/tours?lang=en'),
    get(`/api/tours/${tour.id}`),
    get('/api/search?q=fort&lang=en'),
    get('/api/analytics?type=overview'),
    { method: 'POST', path: `/api/sections/${section.id}/play?lang=en`, headers: json },
    { method: 'POST', path: '/api/analytics', headers: json, body: '{"event":"opened"}' },
  ];
}

/** Status of the response, once fully received. */
function send(port: number, agent: Agent, { method, path, headers, body }: Call): Promise<number> {
  return new Promise((resolve, reject) => {
    const sent = request({ host: '127.0.0.1', port, agent, method, path, headers }, (response) => {
      response.on('error', reject).on('end', () => resolve(response.statusCode ?? 0));
      response.resume();
    });
    sent.on('error', reject).end(body);
  });
}

const median = (values: readonly number[]) =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;

/** Sends calls on all connections concurrently for the duration; returns counts by status or error. */
async function sendAll(port: number, calls: readonly Call[]): Promise<Map<string, number>> {
  const agent = new Agent({ keepAlive: true, maxSockets: CONNECTIONS });
  const counts = new Map<string, number>();
  const endAt = performance.now() + SECONDS * 1000;
  const client = async (number: number) => {
    for (let turn = number; performance.now() < endAt; turn += 1) {
      const call = calls[turn % calls.length];
      if (call === undefined) return;
      const came = await send(port, agent, call).catch((error: unknown) => String(error));
      counts.set(String(came), (counts.get(String(came)) ?? 0) + 1);
      // Backs off as Retry-After requires, but for a shorter time: refused clients must not take the processor from
      // others.
      if (typeof came === 'number' && BUSY.has(came)) await pause(100);
    }
  };
  await Promise.all(Array.from({ length: CONNECTIONS }, (_each, number) => client(number)));
  agent.destroy();
  return counts;
}

/** Sends calls on 200 connections for a minute, on this machine only; nothing may fail, and memory must not grow. */
export async function runCrowd(): Promise<boolean> {
  const directory = await mkdtemp(join(tmpdir(), 'crowd-'));
  const env = { DATA_DIR: directory, SAMPLE_TOURS: '50' };
  const worker = await startWorker(await findFreePort(), env);
  const memory: number[] = [];
  try {
    const calls = await chooseCalls(`http://localhost:${worker.port}`);
    const timer = setInterval(
      () => memory.push(residentMegabytes(worker.child.pid ?? process.pid)),
      500,
    );
    const counts = await sendAll(worker.port, calls);
    clearInterval(timer);
    const third = Math.floor(memory.length / 3);
    const middle = median(memory.slice(third, 2 * third));
    const end = median(memory.slice(2 * third));
    console.log(`${CONNECTIONS} connections for ${SECONDS} s: ${JSON.stringify([...counts])}`);
    console.log(
      `Memory: ${Math.round(memory[0] ?? 0)} MB first, ${Math.round(middle)} MB in the middle, ${Math.round(end)} MB at the end`,
    );
    const wrong = [...counts.keys()].filter((came) => {
      const status = Number(came);
      return !(status >= 200 && status < 400) && !BUSY.has(status);
    });
    wrong.forEach((came) => console.error(`Not to come: ${came}`));
    if (end > MOST_GROWTH * middle) console.error('Memory grew');
    return wrong.length === 0 && end <= MOST_GROWTH * middle;
  } finally {
    worker.child.kill('SIGTERM');
    await worker.ended;
    await rm(directory, { recursive: true, force: true, maxRetries: 5 });
  }
}
