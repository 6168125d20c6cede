import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect as expectSoon, type BrowserContext, type Page } from '@playwright/test';
import { Transformer } from '@napi-rs/image';
import { documentedPictures } from './documentedPictures';
import { type PictureScreen } from './pictureScreens';
import { type PictureState } from './pictureStates';

const expect = expectSoon.configure({ timeout: 60_000 });

const themes = ['light', 'dark'] as const;
const LAPTOP = { width: 1440, height: 900 };
const TABLET = { width: 1024, height: 768 };
const PHONE = { width: 390, height: 844 };
/** A state is told after its calls have ended and their messages have come in. */
const STATE_MS = 1500;
const PATIENCE_MS = 15_000;
/** Windows that were resized, or whose theme was changed, are drawn again in this time. */
const REDRAWN_MS = 400;

/** Scrolls to the end and back: what is far below is drawn, and its fonts are asked for, when somebody comes near. */
async function scrollThrough(page: Page): Promise<void> {
  await page.evaluate(async () => {
    for (let y = 0; y < document.body.scrollHeight; y += innerHeight) {
      scrollTo(0, y);
      await new Promise((resolve) => setTimeout(resolve, 200));
    }
    scrollTo(0, 0);
  });
}

async function waitForScreen(page: Page): Promise<void> {
  await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible();
  await page.waitForLoadState('networkidle');
  await expect(page.locator('.MuiSkeleton-root')).toHaveCount(0);
  await scrollThrough(page);
  await page.evaluate(() => document.fonts.ready);
}

/** Opens a screen, until its data have come and it is as its picture shows it. */
export async function openScreen(context: BrowserContext, screen: PictureScreen): Promise<Page> {
  const page = await context.newPage();
  await page.goto(screen.path);
  await waitForScreen(page);
  await screen.prepare?.(page);
  return page;
}

/** Takes a picture of the window; pages that scroll as a whole are taken to their end. */
async function save(page: Page, file: string, fullPage: boolean): Promise<void> {
  await page.waitForTimeout(REDRAWN_MS);
  await page.screenshot({ path: file, fullPage });
}

/** Saves a screen in each window and theme. */
export async function saveThemes(page: Page, screen: PictureScreen, folder: string): Promise<void> {
  const isPublic = screen.account === null;
  for (const size of isPublic ? [LAPTOP, TABLET, PHONE] : [LAPTOP, TABLET]) {
    await page.setViewportSize(size);
    for (const colorScheme of themes) {
      await page.emulateMedia({ colorScheme });
      await save(page, join(folder, `${screen.name}-${size.width}-${colorScheme}.png`), isPublic);
    }
  }
  console.log(screen.name);
}

/** Replaces the pictures of a screen in docs/pictures. */
export async function saveDocumented(page: Page, { name }: PictureScreen): Promise<void> {
  for (const colorScheme of themes) {
    await page.emulateMedia({ colorScheme });
    await page.waitForTimeout(REDRAWN_MS);
    const picture = await new Transformer(await page.screenshot()).webp(documentedPictures[name]);
    const file = `docs/pictures/${name}-${LAPTOP.width}-${colorScheme}.webp`;
    writeFileSync(file, picture);
    console.log(`${file}: ${picture.byteLength} bytes`);
  }
}

/** Waits until a state is told: without an answer nothing more comes, else until nothing is awaited any more. */
async function waitForState(page: Page, { name }: PictureState): Promise<void> {
  await page.waitForTimeout(STATE_MS);
  if (name === 'loading') return;
  // A screen that still waits is a picture that somebody has to see.
  const skeletons = page.locator('.MuiSkeleton-root');
  await expect(skeletons)
    .toHaveCount(0, { timeout: PATIENCE_MS })
    .catch(() => undefined);
}

/** Saves a screen as it is met in a state. */
export async function saveState(
  page: Page,
  { name, path, account }: PictureScreen,
  state: PictureState,
  folder: string,
): Promise<void> {
  await page.setViewportSize(LAPTOP);
  await page.goto(path);
  if (state.goesOffline === true) {
    await waitForScreen(page);
    await page.context().setOffline(true);
    // Visitors are not told before they ask for something.
    if (account !== null) await expect(page.getByText('Offline', { exact: true })).toBeVisible();
  }
  await waitForState(page, state);
  await save(page, join(folder, `${name}-${LAPTOP.width}-${state.name}.png`), false);
  if (state.name === 'long') {
    await page.setViewportSize(TABLET);
    await save(page, join(folder, `${name}-${TABLET.width}-${state.name}.png`), false);
  }
  console.log(`${name}, ${state.name}`);
}
