import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';

export interface StartedProcess {
  child: ChildProcess;
  /** Output up to now. */
  output: () => string;
  /** Exit code of the process; null after a signal. */
  ended: Promise<number | null>;
}

/**
 * Arguments of Node that start a worker without the console. Its embedded database is compiled by V8's quick compiler
 * alone (Liftoff), since the optimising one takes half of a start that is used for seconds.
 */
export const workerArguments = [
  '--liftoff-only',
  '--import',
  'tsx',
  'worker/start/start.ts',
  '--api-only',
] as const;

/** Starts a command in a process group of its own, as a shell does, with these settings alone. */
export function startProcess(
  command: string,
  args: readonly string[],
  env: Record<string, string>,
): StartedProcess {
  const child = spawn(command, args, {
    detached: true,
    env: { PATH: process.env['PATH'], ...env },
  });
  let output = '';
  child.stdout.on('data', (part: Buffer) => void (output += part.toString()));
  child.stderr.on('data', (part: Buffer) => void (output += part.toString()));
  const ended = once(child, 'close').then(([code]) => (typeof code === 'number' ? code : null));
  return { child, output: () => output, ended };
}

/** The whole process group of a child: npm and what it started. */
export function groupOf({ pid }: ChildProcess): number {
  if (pid === undefined) throw new Error('The process did not start');
  return -pid;
}

/** Resolves once the process has printed these words; fails with its output when it ends before. */
export async function untilPrinted(started: StartedProcess, words: string): Promise<void> {
  const exited = started.ended.then(() => true);
  while (!started.output().includes(words)) {
    const pause = new Promise<false>((resolve) => setTimeout(resolve, 100, false));
    if (await Promise.race([exited, pause])) throw new Error(started.output());
  }
}

/** Kills what is left of the group. */
export function killGroup({ child }: StartedProcess): void {
  try {
    process.kill(groupOf(child), 'SIGKILL');
  } catch {
    // All of the group have ended.
  }
}
