import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout as pause } from 'node:timers/promises';

const PATIENCE_MS = 180_000;

interface ServerOptions {
  node: string;
  args: readonly string[];
  cwd: string;
  env: Record<string, string>;
  /** URL that responds with 200 once the server is ready. */
  ready: string;
}

/** Starts a server on a Node binary; `stop` ends it. */
export async function startServer({ node, args, cwd, env, ready }: ServerOptions) {
  const stdio: ['ignore', 'ignore', 'inherit'] = ['ignore', 'ignore', 'inherit'];
  const child = spawn(node, args, { cwd, stdio, env: { ...process.env, ...env } });
  const exited = once(child, 'exit');
  const end = () => child.kill('SIGKILL');
  process.once('exit', end);
  const stop = async () => {
    process.off('exit', end);
    child.kill('SIGTERM');
    await Promise.race([exited, pause(10_000, undefined, { ref: false })]);
    end();
  };
  const deadline = performance.now() + PATIENCE_MS;
  const isReady = () =>
    fetch(ready).then(
      ({ ok }) => ok,
      () => false,
    );
  while (!(await isReady())) {
    if (child.exitCode !== null || performance.now() > deadline) {
      await stop();
      throw new Error(`No answer of ${ready}`);
    }
    await pause(250);
  }
  return { pid: child.pid ?? process.pid, stop };
}
