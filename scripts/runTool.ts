import { spawn } from 'node:child_process';

/** Runs a program with this terminal's standard streams; resolves to its exit code. */
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

/** Runs a script of an installed package with this process's Node. */
export const runTool = (
  script: string,
  args: readonly string[],
  env: Record<string, string> = {},
) => run(process.execPath, [`node_modules/${script}`, ...args], env);
