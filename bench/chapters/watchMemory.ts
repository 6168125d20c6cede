import { readFileSync } from 'node:fs';
import { type Browser } from '@playwright/test';

const EVERY_MS = 40;

function residentMegabytes(pid: number): number {
  try {
    const status = readFileSync(`/proc/${pid}/status`, 'utf8');
    const kilobytes = (name: string) =>
      Number(new RegExp(`${name}:\\s+(\\d+)`).exec(status)?.[1] ?? 0);
    return (kilobytes('RssAnon') + kilobytes('RssShmem')) / 1024;
  } catch {
    return 0;
  }
}

/** Tracks the memory of the browser's largest renderer; the returned function stops and returns the peak in MB. */
export async function watchMemory(browser: Browser): Promise<() => number> {
  const session = await browser.newBrowserCDPSession();
  const { processInfo } = await session.send('SystemInfo.getProcessInfo');
  await session.detach();
  const renderers = processInfo.filter(({ type }) => type === 'renderer').map(({ id }) => id);
  let peak = 0;
  const timer = setInterval(() => {
    peak = Math.max(peak, ...renderers.map(residentMegabytes));
  }, EVERY_MS);
  return () => {
    clearInterval(timer);
    return peak;
  };
}
