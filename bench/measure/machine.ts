import { availableParallelism, cpus, loadavg } from 'node:os';

/** Description of the machine and its load. */
export function describeMachine(): string {
  const model = cpus()[0]?.model.trim() ?? 'unknown processor';
  const load = loadavg()[0]?.toFixed(1) ?? '?';
  return `${availableParallelism()} cores (${model}), load ${load}, Node.js ${process.version}`;
}
