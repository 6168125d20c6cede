import { chromium, firefox, type Browser } from '@playwright/test';
import { startWebKitBrowser } from '../../e2e/webkit/webKitBrowser';
import { chromiumArguments } from '../engines/chromiumArguments';
import { findFirefox, findWebKit, type Engine } from '../engines/engines';
import { firefoxLaunch } from '../engines/firefoxLaunch';
import { findBrowser } from '../findBrowser';
import { type Theme } from './visitPictures';

/** Themes that a single start of an engine can show: only Chromium can switch its theme while running. */
export const themeGroups: Readonly<Record<Engine, readonly (readonly Theme[])[]>> = {
  chromium: [['light', 'dark']],
  firefox: [['light'], ['dark']],
  webkit: [['light'], ['dark']],
};

/** Starts an engine that prefers a theme and reduced motion. */
export async function startEngine(engine: Engine, theme: Theme): Promise<Browser> {
  if (engine === 'chromium') {
    const executablePath = await findBrowser(['chromium-headless-shell']);
    return chromium.launch({ executablePath, args: [...chromiumArguments] });
  }
  if (engine === 'firefox') {
    process.env['FIREFOX_PATH'] ??= findFirefox() ?? '';
    return firefox.launch({
      ...firefoxLaunch,
      firefoxUserPrefs: {
        ...firefoxLaunch.firefoxUserPrefs,
        'layout.css.prefers-color-scheme.content-override': theme === 'dark' ? 0 : 1,
        'ui.prefersReducedMotion': 1,
      },
    });
  }
  process.env['WEBKIT_PATH'] ??= findWebKit() ?? '';
  // Each context is a separate browser, which receives its theme at start.
  return startWebKitBrowser({});
}
