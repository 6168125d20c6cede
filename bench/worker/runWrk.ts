import { execFile } from 'node:child_process';
import { promisify } from 'node:util';

const run = promisify(execFile);

export interface Load {
  url: string;
  headers: Record<string, string>;
  connections: number;
  seconds: number;
}

/** Result of a load: requests per second, latencies in milliseconds, kilobytes per request. */
export interface LoadResult {
  aSecond: number;
  p50: number;
  /** Null when the load generator does not report it. */
  p95: number | null;
  p99: number;
  kilobytes: number;
  errors: number;
}

/** True when wrk is installed, which leaves more processor time to the worker for large responses. */
export async function hasWrk(): Promise<boolean> {
  try {
    await run('wrk', ['--version']);
    return true;
  } catch (error) {
    // wrk prints its version and exits with 1.
    return !(error instanceof Error && 'code' in error && error.code === 'ENOENT');
  }
}

/** Loads one URL with wrk. */
export async function runWrk({ url, headers, connections, seconds }: Load): Promise<LoadResult> {
  const named = Object.entries(headers).flatMap(([name, value]) => ['-H', `${name}: ${value}`]);
  const settings = ['-t1', `-c${connections}`, `-d${seconds}`, '--timeout', '60s'];
  const report = ['-s', 'bench/worker/reportLoad.lua'];
  const { stdout } = await run('wrk', [...settings, ...report, ...named, url]);
  // The script's JSON line is the last one.
  return JSON.parse(stdout.slice(stdout.lastIndexOf('{'))) as LoadResult;
}
