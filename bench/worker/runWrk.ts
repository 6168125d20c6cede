import { execFile } from 'node:child_process';
import { promisify } from 'node:util';

const run = promisify(execFile);

export interface Load {
  url: string;
  headers: Record<string, string>;
  connections: number;
  seconds: number;
}

/** Result of a load: requests a second, latencies in milliseconds, kilobytes a request. */
export interface LoadResult {
  aSecond: number;
  p50: number;
  /** Null where the generator does not tell it. */
  p95: number | null;
  p99: number;
  kilobytes: number;
  errors: number;
}

/** True where wrk is installed: it leaves the processor to the worker where responses are large. */
export async function hasWrk(): Promise<boolean> {
  try {
    await run('wrk', ['--version']);
    return true;
  } catch (error) {
    // It prints its version and ends with 1.
    return !(error instanceof Error && 'code' in error && error.code === 'ENOENT');
  }
}

/** Asks for one URL with wrk. */
export async function runWrk({ url, headers, connections, seconds }: Load): Promise<LoadResult> {
  const named = Object.entries(headers).flatMap(([name, value]) => ['-H', `${name}: ${value}`]);
  const settings = ['-t1', `-c${connections}`, `-d${seconds}`, '--timeout', '60s'];
  const report = ['-s', 'bench/worker/reportLoad.lua'];
  const { stdout } = await run('wrk', [...settings, ...report, ...named, url]);
  // The script's line is the last one.
  return JSON.parse(stdout.slice(stdout.lastIndexOf('{'))) as LoadResult;
}
