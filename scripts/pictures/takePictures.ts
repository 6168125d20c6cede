import { mkdirSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { chromium, type Browser, type BrowserContext } from '@playwright/test';
import { storeSession, type Account } from '../../e2e/signIn';
import { chromiumArguments } from '../engines/chromiumArguments';
import { findBrowser } from '../findBrowser';
import { startProduct } from '../startProduct';
import { documentedPictures } from './documentedPictures';
import { findScreens, type PictureScreen } from './pictureScreens';
import { pictureStates, setState } from './pictureStates';
import { openScreen, saveDocumented, saveState, saveThemes } from './savePictures';

/**
 * Takes pictures of every screen of the sample catalogue, in each window and theme, and in each state it may be met
 * in, into `--to`, a folder of temporary files by default. `--only audio,push` takes those screens alone;
 * with `--write` the pictures of docs/pictures are replaced, and nothing else is taken.
 */
const { values } = parseArgs({
  options: {
    to: { type: 'string', default: join(tmpdir(), 'kathayatra-pictures') },
    only: { type: 'string' },
    write: { type: 'boolean', default: false },
  },
});
const LAPTOP = { width: 1440, height: 900 };
const OWNER: Account = 'owner';
const names = values.only?.split(',');
const isWanted = ({ name }: PictureScreen) =>
  (names === undefined || names.includes(name)) && (!values.write || name in documentedPictures);

async function openContext(browser: Browser, account: Account | null): Promise<BrowserContext> {
  const context = await browser.newContext({
    baseURL: product.address,
    viewport: LAPTOP,
    reducedMotion: 'reduce',
    serviceWorkers: 'block',
  });
  context.setDefaultTimeout(60_000);
  if (account !== null) {
    const page = await context.newPage();
    await storeSession(page, account);
    await page.close();
  }
  return context;
}

/** Does something with each screen on a page of its own, and goes on where one fails. */
async function forEach(
  screens: readonly PictureScreen[],
  take: (screen: PictureScreen) => Promise<void>,
): Promise<void> {
  for (const screen of screens) {
    await take(screen).catch((failure: unknown) => {
      console.error(`${screen.name}: ${String(failure)}`);
      process.exitCode = 1;
    });
  }
}

async function takeScreens(browser: Browser, screens: readonly PictureScreen[]): Promise<void> {
  const accounts = new Set(screens.map(({ account = OWNER }) => account));
  for (const account of accounts) {
    const context = await openContext(browser, account);
    await forEach(
      screens.filter(({ account: who = OWNER }) => who === account),
      async (screen) => {
        const page = await openScreen(context, screen);
        await (values.write ? saveDocumented(page, screen) : saveThemes(page, screen, values.to));
        await page.close();
      },
    );
    await context.close();
  }
}

async function takeStates(browser: Browser, screens: readonly PictureScreen[]): Promise<void> {
  for (const state of pictureStates) {
    const context = await openContext(browser, OWNER);
    await forEach(
      screens.filter(({ isStill }) => isStill !== true),
      async (screen) => {
        const page = await context.newPage();
        await setState(page, state);
        try {
          await saveState(page, screen, state, values.to);
        } finally {
          await page.close();
          await context.setOffline(false);
        }
      },
    );
    await context.close();
  }
}

const product = await startProduct(Number(process.env['E2E_PORT'] ?? 4573));
const browser = await chromium.launch({
  executablePath: await findBrowser(['chromium-headless-shell']),
  args: [...chromiumArguments],
});
try {
  const finding = await openContext(browser, OWNER);
  const screens = (await findScreens(await finding.newPage())).filter(isWanted);
  await finding.close();
  mkdirSync(values.to, { recursive: true });
  await takeScreens(browser, screens);
  if (!values.write) await takeStates(browser, screens);
  console.log(values.write ? 'docs/pictures is new' : `Pictures are in ${values.to}`);
} finally {
  await browser.close();
  await product.stop();
}
