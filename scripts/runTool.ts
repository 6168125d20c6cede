import { spawn } from 'node:child_process';

/** Runs a program to its end with this terminal, and gives its exit code. */
export function run(
  program: string,
  args: readonly string[],
  env: Record<string, string> = {},
): Promise<number> {
  return new Promise((resolve, reject) => {
    const child = spawn(program, args, { stdio: 'inherit', env: { ...process.env, ...env } });
    child.on('error', reject);
    child.on('exit', (code) => resolve(code ?? 1));
  });
}

/** Runs one of the project's own tools with this very Node. */
export const runTool = (
  script: string,
  args: readonly string[],
  env: Record<string, string> = {},
) => run(process.execPath, [`node_modules/${script}`, ...args], env);
