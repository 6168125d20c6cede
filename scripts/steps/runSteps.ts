import { spawn } from 'node:child_process';

/** A command that runs on its own, such as `npm run types`. */
export interface Step {
  name: string;
  program: string;
  args: readonly string[];
}

/** Runs a step and prints its output at the end, so that parallel steps do not interleave. */
function runStep({ name, program, args }: Step): Promise<number> {
  return new Promise((resolve, reject) => {
    const child = spawn(program, args, { stdio: ['ignore', 'pipe', 'pipe'] });
    const output: Buffer[] = [];
    child.stdout.on('data', (bytes: Buffer) => output.push(bytes));
    child.stderr.on('data', (bytes: Buffer) => output.push(bytes));
    child.on('error', reject);
    child.on('close', (code) => {
      process.stdout.write(`${name}\n${Buffer.concat(output).toString()}`);
      resolve(code ?? 1);
    });
  });
}

/** Runs steps in order, `lanes` at a time, and continues after failures. Resolves to the names of failed steps. */
export async function runSteps(steps: readonly Step[], lanes = 2): Promise<string[]> {
  const waiting = [...steps];
  const failed: string[] = [];
  const work = async () => {
    for (let step = waiting.shift(); step !== undefined; step = waiting.shift()) {
      if ((await runStep(step)) !== 0) failed.push(step.name);
    }
  };
  await Promise.all(Array.from({ length: lanes }, work));
  return failed;
}
