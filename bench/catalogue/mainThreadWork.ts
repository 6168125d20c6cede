import type { CDPSession } from '@playwright/test';

/**
 * Clock of the main thread's processor time in milliseconds, which other programs on the machine do not affect, unlike
 * a wall-clock duration: `TaskDuration` of the DevTools protocol in thread ticks.
 */
export async function watchMainThread(session: CDPSession): Promise<() => Promise<number>> {
  await session.send('Performance.enable', { timeDomain: 'threadTicks' });
  return async () => {
    const { metrics } = await session.send('Performance.getMetrics');
    const seconds = metrics.find(({ name }) => name === 'TaskDuration')?.value ?? NaN;
    return seconds * 1000;
  };
}
