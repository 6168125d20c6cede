import { availableParallelism, cpus, loadavg } from 'node:os';

/** What the figures were measured on, and how busy it was. */
export function describeMachine(): string {
  const model = cpus()[0]?.model.trim() ?? 'unknown processor';
  const load = loadavg()[0]?.toFixed(1) ?? '?';
  return `${availableParallelism()} cores (${model}), load ${load}, Node.js ${process.version}`;
}
