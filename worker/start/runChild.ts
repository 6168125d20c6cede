import { fork } from 'node:child_process';

interface ChildOptions {
  cwd: string;
  env: Record<string, string | undefined>;
  /** Aborts the child process. */
  signal: AbortSignal;
  /** Ends the child when this process ends, even by SIGKILL; not for a child with child processes of its own. */
  endsWithParent?: boolean;
}

/** The child process failed; the message is its output. */
export class ChildFailed extends Error {}

/** Module that the child preloads: exits when the IPC channel closes, which also happens when the parent is killed. */
const endWithParent = `data:text/javascript,process.once('disconnect',()=>process.exit(1));process.channel.unref()`;

/** Runs a script with this process's Node and loaders; its output is shown only on failure. */
export function runChild(script: string, args: string[], options: ChildOptions): Promise<void> {
  return new Promise((resolve, reject) => {
    // fork omits undefined variables, which its type does not express.
    const env = options.env as NodeJS.ProcessEnv;
    const preloads = options.endsWithParent === true ? ['--import', endWithParent] : [];
    const { cwd, signal } = options;
    const execArgv = [...process.execArgv, ...preloads];
    const child = fork(script, args, { cwd, signal, env, execArgv, silent: true });
    let output = '';
    const append = (chunk: Buffer) => void (output += chunk.toString());
    child.stdout?.on('data', append);
    child.stderr?.on('data', append);
    child.once('error', reject);
    child.once('close', (code) => {
      if (code === 0) resolve();
      else reject(new ChildFailed(output.trim() || `${script} ended with code ${code}`));
    });
  });
}
