import { chromium, type Browser } from '@playwright/test';
import { chromiumArguments } from '../../scripts/engines/chromiumArguments';
import { findBrowser } from '../../scripts/findBrowser';

/** A headless Chromium without background activity. */
export async function openBrowser(extraArgs: readonly string[] = []): Promise<Browser> {
  return chromium.launch({
    executablePath: await findBrowser(),
    args: [...chromiumArguments, ...extraArgs],
  });
}
