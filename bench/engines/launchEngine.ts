import { firefox, type Browser } from '@playwright/test';
import { startWebKitBrowser } from '../../e2e/webkit/webKitBrowser';
import { findFirefox, findWebKit, type Engine } from '../../scripts/engines/engines';
import { firefoxLaunch } from '../../scripts/engines/firefoxLaunch';
import { openBrowser } from '../measure/openBrowser';

/** Starts an engine as the browser tests do. */
export async function launchEngine(engine: Engine): Promise<Browser> {
  if (engine === 'chromium') return openBrowser();
  if (engine === 'firefox') {
    process.env['FIREFOX_PATH'] = findFirefox() ?? '';
    return firefox.launch(firefoxLaunch);
  }
  process.env['WEBKIT_PATH'] = findWebKit() ?? '';
  // Past the proxy by which the tests handle requests: it would be measured too.
  return startWebKitBrowser({ proxy: { server: 'direct://' } });
}
