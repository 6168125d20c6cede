import { type Page } from '@playwright/test';

declare global {
  interface Window {
    flashes: string[];
  }
}

/** Collects animations on every page that repeat more than three times a second. */
export async function collectFlashes(page: Page): Promise<void> {
  await page.addInitScript(() => {
    window.flashes = [];
    addEventListener('animationstart', ({ target, animationName }) => {
      if (!(target instanceof Element)) return;
      for (const animation of target.getAnimations({ subtree: true })) {
        const { duration, iterations = 1 } = animation.effect?.getComputedTiming() ?? {};
        const isFast = Number(duration) < 1000 / 3;
        if (isFast && iterations > 3) window.flashes.push(`${animationName} each ${duration} ms`);
      }
    });
  });
}

/** Animations of the page that repeat more than three times a second (WCAG 2.2, 2.3.1). */
export const findFlashes = (page: Page): Promise<string[]> => page.evaluate(() => window.flashes);
