import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout as pause } from 'node:timers/promises';
import { localAccounts } from '../supabase/localAccounts';
import { API_KEY, CHALLENGE, VERIFIER } from '../supabase/testStandIn';

/** A worker in its own process, as `npm start` runs it, without the console. */
export interface RunningWorker {
  child: ChildProcess;
  port: number;
  ended: Promise<unknown[]>;
}

async function isReady(port: number): Promise<boolean> {
  const response = await fetch(`http://127.0.0.1:${port}/readyz`).catch(() => null);
  return response?.ok === true;
}

/** Starts a worker with only these environment variables; resolves when the worker is ready. */
export async function startWorker(
  port: number,
  env: Record<string, string>,
): Promise<RunningWorker> {
  const child = spawn(
    process.execPath,
    ['--import', 'tsx', 'worker/start/start.ts', '--api-only'],
    {
      stdio: ['ignore', 'inherit', 'inherit'],
      env: { PATH: process.env['PATH'], PORT: String(port), ...env },
    },
  );
  const worker = { child, port, ended: once(child, 'exit') };
  while (!(await isReady(port))) {
    if (child.exitCode !== null) throw new Error('A worker did not start');
    await pause(50);
  }
  return worker;
}

/** Signs in as the owner through the stand-in; resolves to the authorization header. */
export async function signInAsOwner(url: string): Promise<{ authorization: string }> {
  const account = localAccounts.owner.id;
  const form = { redirect_to: url, code_challenge: CHALLENGE, account };
  const chosen = await fetch(`${url}/auth/v1/authorize`, {
    method: 'POST',
    body: new URLSearchParams(form),
    redirect: 'manual',
  });
  const auth_code = new URL(chosen.headers.get('location') ?? '').searchParams.get('code');
  const response = await fetch(`${url}/auth/v1/token?grant_type=pkce`, {
    method: 'POST',
    headers: { apikey: API_KEY, 'content-type': 'application/json' },
    body: JSON.stringify({ auth_code, code_verifier: VERIFIER }),
  });
  return { authorization: `Bearer ${(await response.json()).access_token}` };
}
