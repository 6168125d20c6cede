import { firefox, type Browser } from '@playwright/test';
import { startWebKitBrowser } from '../../e2e/webkit/webKitBrowser';
import { findFirefox, findWebKit, type Engine } from '../../scripts/engines/engines';
import { firefoxLaunch } from '../../scripts/engines/firefoxLaunch';
import { openBrowser } from '../measure/openBrowser';

/** Starts an engine like the browser tests. */
export async function launchEngine(engine: Engine): Promise<Browser> {
  if (engine === 'chromium') return openBrowser();
  if (engine === 'firefox') {
    process.env['FIREFOX_PATH'] = findFirefox() ?? '';
    return firefox.launch(firefoxLaunch);
  }
  process.env['WEBKIT_PATH'] = findWebKit() ?? '';
  // Bypasses the tests' request proxy, which would otherwise be measured as well.
  return startWebKitBrowser({ proxy: { server: 'direct://' } });
}
