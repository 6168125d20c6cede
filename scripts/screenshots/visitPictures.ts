import { type Browser, type BrowserContext, type Page } from '@playwright/test';
import { expect } from '../../e2e/engineTest';
import { storeSession, type Account } from '../../e2e/signIn';
import { type PictureOpening } from './openingSteps';
import { pictureOpenings } from './pictureOpenings';
import { findScreens, type PictureScreen } from './pictureScreens';
import { pictureStates, refuseWrites, setState, type PictureState } from './pictureStates';

export type Theme = 'light' | 'dark';

/** A state of a screen to look at. */
export interface Picture {
  screen: string;
  /** Name of the state; empty at rest. */
  state: string;
  /** Width of the window, in pixels. */
  width: number;
  theme: Theme;
  /** True for a page that scrolls as a whole and is captured to its end. */
  isWhole: boolean;
  /** True when something was opened, in a window of this size. */
  isOpened: boolean;
}

/** Kinds of states: the screen at rest, with manipulated calls, and with an opening. */
export const parts = ['rest', 'calls', 'openings'] as const;
export type Part = (typeof parts)[number];

export interface Visit {
  browser: Browser;
  url: string;
  /** Themes that the browser can switch between. */
  themes: readonly Theme[];
  /** Screens to visit; defaults to all. */
  names?: readonly string[] | undefined;
  /** Kinds of states to look at; defaults to all. */
  parts?: readonly Part[] | undefined;
  look: (page: Page, picture: Picture) => Promise<void>;
  /** Called for a state that could not be reached. */
  onFailure: (name: string, failure: unknown) => void;
}

const LAPTOP = { width: 1440, height: 900 };
const TABLET = { width: 1024, height: 768 };
const PHONE = { width: 390, height: 844 };
const OWNER: Account = 'owner';
const PATIENCE_MS = 30_000;
const PATIENT = { timeout: PATIENCE_MS };
/** Time after which a state is visible, its calls and messages included, in milliseconds. */
const STATE_MS = 1500;
/** Time within which a window is redrawn after a resize, theme change or opening, in milliseconds. */
const REDRAWN_MS = 400;

async function openContext(
  { browser, url, themes }: Visit,
  account: Account | null,
): Promise<BrowserContext> {
  const context = await browser.newContext({
    baseURL: url,
    viewport: LAPTOP,
    reducedMotion: 'reduce',
    serviceWorkers: 'block',
    colorScheme: themes[0] ?? 'light',
  });
  context.setDefaultTimeout(PATIENCE_MS);
  // Stays open: a WebDriver session ends with its last window.
  const first = await context.newPage();
  if (account !== null) await storeSession(first, account);
  return context;
}

async function waitForScreen(page: Page): Promise<void> {
  await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible(PATIENT);
  await page.waitForLoadState('networkidle');
  await expect(page.locator('.MuiSkeleton-root')).toHaveCount(0, PATIENT);
}

/** Scrolls to the end and back, because distant content is rendered, and its fonts are requested, only when near. */
async function scrollThrough(page: Page): Promise<void> {
  await page.evaluate(async () => {
    for (let y = 0; y < document.body.scrollHeight; y += innerHeight) {
      scrollTo(0, y);
      await new Promise((resolve) => setTimeout(resolve, 200));
    }
    scrollTo(0, 0);
  });
  await page.evaluate(() => document.fonts.ready.then(() => true));
}

/** Looks at the page in its current state, in each theme. */
async function lookAtThemes(
  page: Page,
  visit: Visit,
  {
    screen,
    state = '',
    width = LAPTOP.width,
    isWhole = false,
    isOpened = false,
  }: Partial<Picture> & { screen: string },
): Promise<void> {
  for (const theme of visit.themes) {
    await page.emulateMedia({ colorScheme: theme });
    // The console follows the theme by script; the public pages' style sheets handle both.
    await page.waitForFunction(
      (wanted) => getComputedStyle(document.documentElement).colorScheme.includes(wanted),
      theme,
    );
    await page.waitForTimeout(REDRAWN_MS);
    await visit.look(page, { screen, state, width, theme, isWhole, isOpened });
  }
}

/** Looks at a screen, after its data has loaded, in each window size. */
async function visitScreen(page: Page, screen: PictureScreen, visit: Visit): Promise<void> {
  const isWhole = screen.account === null;
  await page.goto(screen.path);
  await waitForScreen(page);
  await scrollThrough(page);
  await screen.prepare?.(page);
  for (const size of isWhole ? [LAPTOP, TABLET, PHONE] : [LAPTOP, TABLET]) {
    await page.setViewportSize(size);
    await lookAtThemes(page, visit, { screen: screen.name, width: size.width, isWhole });
  }
}

/** Waits until a state is visible; except while loading, also until nothing is pending any more. */
async function waitForState(page: Page, { name }: PictureState): Promise<void> {
  await page.waitForTimeout(STATE_MS);
  if (name === 'loading') return;
  // A screen that is still pending is captured as well, for inspection.
  const skeletons = page.locator('.MuiSkeleton-root');
  await expect(skeletons)
    .toHaveCount(0, { timeout: PATIENCE_MS })
    .catch(() => undefined);
}

/** Waits for a screen, then goes offline. */
async function goOffline(page: Page, { account }: PictureScreen): Promise<void> {
  await waitForScreen(page);
  await page.context().setOffline(true);
  // Visitors see no notice before they request something.
  if (account === null) return;
  await expect(page.getByText(/^(Offline|Server not responding)$/).first()).toBeVisible(PATIENT);
}

/** Looks at a screen in a state. */
async function lookAtState(page: Page, screen: PictureScreen, state: PictureState, visit: Visit) {
  const { name, path } = screen;
  await setState(page, state);
  await page.goto(path);
  if (state.goesOffline === true) await goOffline(page, screen);
  await waitForState(page, state);
  await lookAtThemes(page, visit, { screen: name, state: state.name });
  if (state.name !== 'long') return;
  await page.setViewportSize(TABLET);
  await lookAtThemes(page, visit, { screen: name, state: state.name, width: TABLET.width });
}

async function visitState(page: Page, screen: PictureScreen, state: PictureState, visit: Visit) {
  try {
    await lookAtState(page, screen, state, visit);
  } finally {
    if (state.goesOffline === true) await page.context().setOffline(false);
  }
}

/** Looks at an opening on a screen. */
async function visitOpening(
  page: Page,
  screen: PictureScreen,
  { name, steps, width = LAPTOP.width, isRefused = false }: PictureOpening,
  visit: Visit,
): Promise<void> {
  if (width !== LAPTOP.width) await page.setViewportSize({ ...PHONE, width });
  await page.goto(screen.path);
  await waitForScreen(page);
  await screen.prepare?.(page);
  if (isRefused) await refuseWrites(page);
  for (const step of steps) await step(page);
  await lookAtThemes(page, visit, { screen: screen.name, state: name, width, isOpened: true });
}

interface Stop {
  name: string;
  visit: (page: Page) => Promise<void>;
}

/** Visits the stops of one person, each on its own page, and continues after failures. */
async function visitStops(visit: Visit, account: Account | null, stops: readonly Stop[]) {
  if (stops.length === 0) return;
  const context = await openContext(visit, account);
  for (const stop of stops) {
    const page = await context.newPage();
    await stop.visit(page).catch((failure: unknown) => visit.onFailure(stop.name, failure));
    await page.close();
  }
  await context.close();
}

async function visitAtRest(screens: readonly PictureScreen[], visit: Visit): Promise<void> {
  for (const who of new Set(screens.map(({ account = OWNER }) => account))) {
    const own = screens.filter(({ account = OWNER }) => account === who);
    const stops = own.map((screen) => ({
      name: screen.name,
      visit: (page: Page) => visitScreen(page, screen, visit),
    }));
    await visitStops(visit, who, stops);
  }
}

async function visitStates(screens: readonly PictureScreen[], visit: Visit): Promise<void> {
  const changing = screens.filter(({ isStill }) => isStill !== true);
  for (const state of pictureStates) {
    const stops = changing.map((screen) => ({
      name: `${screen.name}, ${state.name}`,
      visit: (page: Page) => visitState(page, screen, state, visit),
    }));
    await visitStops(visit, OWNER, stops);
  }
}

async function visitOpenings(screens: readonly PictureScreen[], visit: Visit): Promise<void> {
  for (const screen of screens) {
    const own = pictureOpenings.filter((each) => each.screen === screen.name);
    const stops = own.map((each) => ({
      name: `${screen.name}, ${each.name}`,
      visit: (page: Page) => visitOpening(page, screen, each, visit),
    }));
    await visitStops(visit, OWNER, stops);
  }
}

/** Looks at every screen of the sample catalogue in each window size, in each state, and with each opening. */
export async function visitPictures(visit: Visit): Promise<void> {
  const finding = await openContext(visit, OWNER);
  const isWanted = ({ name }: PictureScreen) => visit.names?.includes(name) ?? true;
  const screens = (await findScreens(await finding.newPage())).filter(isWanted);
  await finding.close();
  const isPart = (part: Part) => visit.parts?.includes(part) ?? true;
  if (isPart('rest')) await visitAtRest(screens, visit);
  if (isPart('calls')) await visitStates(screens, visit);
  if (isPart('openings')) await visitOpenings(screens, visit);
}
