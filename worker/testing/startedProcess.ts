import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';

export interface StartedProcess {
  child: ChildProcess;
  /** Output so far. */
  output: () => string;
  /** Exit code of the process; null after a signal. */
  ended: Promise<number | null>;
}

/**
 * Node arguments that start a worker without the console. Only V8's baseline compiler (Liftoff) compiles the embedded
 * database: the optimising one takes half of the start of a process that lives for seconds.
 */
export const workerArguments = [
  '--liftoff-only',
  '--import',
  'tsx',
  'worker/start/start.ts',
  '--api-only',
] as const;

/** Starts a command in its own process group, as a shell does, with only these environment variables. */
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

/** Process group of a child: npm and the processes that it started. */
export function groupOf({ pid }: ChildProcess): number {
  if (pid === undefined) throw new Error('The process did not start');
  return -pid;
}

/** Resolves once the process has printed the text; rejects with its output when it ends before. */
export async function untilPrinted(started: StartedProcess, words: string): Promise<void> {
  const exited = started.ended.then(() => true);
  while (!started.output().includes(words)) {
    const pause = new Promise<false>((resolve) => setTimeout(resolve, 100, false));
    if (await Promise.race([exited, pause])) throw new Error(started.output());
  }
}

/** Kills the remaining processes of the group. */
export function killGroup({ child }: StartedProcess): void {
  try {
    process.kill(groupOf(child), 'SIGKILL');
  } catch {
    // All processes of the group have ended.
  }
}
