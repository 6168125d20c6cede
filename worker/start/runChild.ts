import { fork } from 'node:child_process';

interface ChildOptions {
  cwd: string;
  env: Record<string, string | undefined>;
  /** Ends the child. */
  signal: AbortSignal;
}

/** The child ended otherwise than well; the message holds what it said. */
export class ChildFailed extends Error {}

/** Runs a script by this process's own Node, loaders included; silent unless it fails. */
export function runChild(script: string, args: string[], options: ChildOptions): Promise<void> {
  return new Promise((resolve, reject) => {
    // What is undefined in an environment is left out by fork, which its type does not say.
    const env = options.env as NodeJS.ProcessEnv;
    const child = fork(script, args, { ...options, env, silent: true });
    let said = '';
    const hear = (words: Buffer) => void (said += words.toString());
    child.stdout?.on('data', hear);
    child.stderr?.on('data', hear);
    child.once('error', reject);
    child.once('close', (code) => {
      if (code === 0) resolve();
      else reject(new ChildFailed(said.trim() || `${script} ended with code ${code}`));
    });
  });
}
