import { type Browser, type CDPSession, type Page } from '@playwright/test';

/** Slow 4G: 1.6 Mbit/s down, 750 kbit/s up, round-trip time 150 ms. */
const slow4g = {
  offline: false,
  latency: 150,
  downloadThroughput: (1.6 * 1000 * 1000) / 8,
  uploadThroughput: (750 * 1000) / 8,
};
const CPU_SLOWDOWN = 4;

export interface Phone {
  page: Page;
  session: CDPSession;
  close: () => Promise<void>;
}

/** A new profile of a mid-range phone; `isSlow` slows down network and CPU. */
export async function openPhone(browser: Browser, isSlow: boolean): Promise<Phone> {
  const context = await browser.newContext({
    viewport: { width: 412, height: 823 },
    deviceScaleFactor: 1.75,
    isMobile: true,
    hasTouch: true,
    userAgent:
      'Mozilla/5.0 (Linux; Android 11; moto g power (2022)) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Mobile Safari/537.36',
  });
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  await session.send('Network.enable');
  if (isSlow) {
    await session.send('Network.emulateNetworkConditions', slow4g);
    await session.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWDOWN });
  }
  return { page, session, close: () => context.close() };
}
