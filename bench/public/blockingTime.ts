interface TraceEvent {
  name: string;
  pid: number;
  tid: number;
  ts: number;
  dur?: number;
  tdur?: number;
  args?: { name?: string };
}

const LONG_TASK_US = 50_000;

/** Trace categories that `blockingTime` needs. */
export const blockingCategories = ['toplevel', 'loading', 'blink.user_timing'];

/**
 * Total blocking time in milliseconds: the parts over 50 ms of the main thread's tasks after the first
 * contentful paint, by wall clock and by the thread's processor time. The latter excludes the load of
 * other programs.
 */
export function blockingTime(trace: Buffer): { clockMs: number; cpuMs: number } {
  // Chromium's trace event format.
  const { traceEvents } = JSON.parse(trace.toString()) as { traceEvents: TraceEvent[] };
  const paint = traceEvents.findLast(({ name }) => name === 'firstContentfulPaint');
  if (paint === undefined) throw new Error('The trace holds no first paint');
  const tasks = traceEvents
    .filter(({ pid, tid, name, ts }) => {
      const isOfPage = pid === paint.pid && tid === paint.tid;
      return isOfPage && name.endsWith('RunTask') && ts >= paint.ts;
    })
    .sort((a, b) => a.ts - b.ts);
  let [clockUs, cpuUs, endTs] = [0, 0, 0];
  for (const { ts, dur = 0, tdur = 0 } of tasks) {
    // A nested task is part of its outer task.
    if (ts < endTs) continue;
    endTs = ts + dur;
    clockUs += Math.max(0, dur - LONG_TASK_US);
    cpuUs += Math.max(0, tdur - LONG_TASK_US);
  }
  return { clockMs: clockUs / 1000, cpuMs: cpuUs / 1000 };
}
