import { existsSync } from 'node:fs';
import { execFileSync } from 'node:child_process';
import { run, runTool } from './runTool';

const NAMES = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable', 'chrome'];
const INSTALL_PATHS = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
  'C:\\Program Files (x86)\\Google\\Chrome\\Application\\chrome.exe',
];

/** Path of a program; null when not installed. */
export function findProgram(name: string): string | null {
  try {
    const finder = process.platform === 'win32' ? 'where' : 'which';
    return (
      execFileSync(finder, [name], { encoding: 'utf8', stdio: 'pipe' }).trim().split('\n')[0] ??
      null
    );
  } catch {
    return null;
  }
}

function installedBrowser(first: readonly string[]): string | null {
  const override = process.env['CHROME_PATH'];
  if (override !== undefined) return existsSync(override) ? override : null;
  const names = [...first, ...NAMES];
  return (
    names.map(findProgram).find((path) => path !== null) ?? INSTALL_PATHS.find(existsSync) ?? null
  );
}

const canUseApt = () =>
  process.platform === 'linux' && process.getuid?.() === 0 && findProgram('apt-get') !== null;

async function downloadedBrowser(): Promise<string | null> {
  const { chromium } = await import('@playwright/test');
  if (existsSync(chromium.executablePath())) return chromium.executablePath();
  await runTool('@playwright/test/cli.js', ['install', 'chromium']);
  return existsSync(chromium.executablePath()) ? chromium.executablePath() : null;
}

/**
 * Path of a Chrome or Chromium on this machine: an installed one, preferring those named in `first`; otherwise Debian's
 * package if this user may install it; otherwise Playwright's own. Throws when none is available.
 */
export async function findBrowser(first: readonly string[] = []): Promise<string> {
  const existing = installedBrowser(first);
  if (existing !== null) return existing;
  if (process.env['CHROME_PATH'] !== undefined) {
    throw new Error(`CHROME_PATH names no file: ${process.env['CHROME_PATH']}`);
  }
  if (canUseApt()) {
    console.log('No Chrome or Chromium found: installing Debian’s package');
    await run('apt-get', ['update', '-qq']);
    await run('apt-get', ['install', '-y', '-qq', 'chromium'], {
      DEBIAN_FRONTEND: 'noninteractive',
    });
    const installed = installedBrowser(first);
    if (installed !== null) return installed;
  }
  console.log('No Chrome or Chromium found: fetching Playwright’s own');
  const downloaded = await downloadedBrowser();
  if (downloaded !== null) return downloaded;
  throw new Error(
    'The browser tests need Chrome or Chromium: none is installed and none could be installed. ' +
      'Install one, or name its program in CHROME_PATH.',
  );
}
