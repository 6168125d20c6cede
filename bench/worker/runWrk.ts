import { execFile } from 'node:child_process';
import { promisify } from 'node:util';

const run = promisify(execFile);

export interface Load {
  url: string;
  headers: Record<string, string>;
  connections: number;
  seconds: number;
}

/** Answers to a load: requests a second, latencies in milliseconds, kilobytes a request. */
export interface Answered {
  aSecond: number;
  p50: number;
  p99: number;
  kilobytes: number;
  errors: number;
}

const UNITS: Record<string, number> = {
  us: 0.001,
  ms: 1,
  s: 1000,
  B: 0.001,
  KB: 1,
  MB: 1e3,
  GB: 1e6,
};

/** The figure behind a label of wrk's report, in milliseconds or kilobytes where it has a unit; 0 for none. */
function figure(report: string, label: RegExp): number {
  const [, number, unit = ''] =
    new RegExp(`${label.source}\\s*([\\d.]+)([a-zA-Z]*)`).exec(report) ?? [];
  return Number(number ?? 0) * (UNITS[unit] ?? 1);
}

/** True where wrk is installed: it leaves the processor to the worker where answers are large. */
export async function hasWrk(): Promise<boolean> {
  try {
    await run('wrk', ['--version']);
    return true;
  } catch (error) {
    // It prints its version and ends with 1.
    return !(error instanceof Error && 'code' in error && error.code === 'ENOENT');
  }
}

/** Asks for one address with wrk. */
export async function runWrk({ url, headers, connections, seconds }: Load): Promise<Answered> {
  const named = Object.entries(headers).flatMap(([name, value]) => ['-H', `${name}: ${value}`]);
  const settings = ['-t1', `-c${connections}`, `-d${seconds}`, '--timeout', '60s', '--latency'];
  const { stdout } = await run('wrk', [...settings, ...named, url]);
  const aSecond = figure(stdout, /Requests\/sec:/);
  return {
    aSecond,
    p50: figure(stdout, /50%/),
    p99: figure(stdout, /99%/),
    kilobytes: figure(stdout, /Transfer\/sec:/) / Math.max(1, aSecond),
    errors: figure(stdout, /Non-2xx or 3xx responses:/),
  };
}
