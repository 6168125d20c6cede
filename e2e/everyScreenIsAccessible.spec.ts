import { expect, type Page } from '@playwright/test';
import { test } from './guardedPage';
import { storeSession } from './signIn';
import { findFocusFaults } from './accessibility/findFocusFaults';
import { findInputFaults } from './accessibility/findInputFaults';
import { findLinkFaults } from './accessibility/findLinkFaults';
import { findNameFaults } from './accessibility/findNameFaults';
import { findOrderFaults } from './accessibility/findOrderFaults';
import { findSidewaysScrolling } from './accessibility/findSidewaysScrolling';
import { findTextFaults, setTextSpacing } from './accessibility/findTextFaults';
import { collectFlashes, findFlashes } from './accessibility/flashes';
import { Identification } from './accessibility/identification';
import { collectShifts, shiftsBeyondLimit } from './layoutShift';
import { COLOUR_RULES, findViolations } from './accessibility/findViolations';

const lists = [
  '/admin/dashboard',
  '/admin/tours',
  '/admin/completeness',
  '/admin/languages',
  '/admin/management',
  '/admin/management?tab=pending',
  '/admin/management?tab=activity',
  '/admin/analytics',
  '/admin/analytics?tab=sections',
  '/admin/analytics?tab=tours',
];
const forms = [
  '/admin/tours/create',
  '/admin/tours/import',
  '/admin/translate?lang=ur',
  '/admin/notifications',
  '/admin/media',
];
/** `publicPagesAreWellMade` runs the axe checks on these. */
const publicPages = ['/', '/privacy-policy', '/share/playlist/p1?noapp=1'];

/** Windows of 1440 × 900 at 200 % and of 1280 × 1024 at 400 % zoom. */
const TWICE = { width: 720, height: 450 };
const FOURFOLD = { width: 320, height: 256 };
const WHOLE = { width: 1440, height: 900 };
const TAB_STOPS = 60;

async function open(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.waitForLoadState('networkidle');
}

/** Width of the narrowest column in pixels; the language matrix may overflow by entire columns. */
const COLUMN = 40;

/** Pixels by which grids slightly overflow: they would slide when something at their far right has the focus. */
const gridOverflows = (page: Page) =>
  page.evaluate(
    (column) =>
      [...document.querySelectorAll('.MuiDataGrid-virtualScroller')]
        .map(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)
        .filter((pixels) => pixels > 0 && pixels < column),
    COLUMN,
  );

/** Checks the screen as opened. */
async function expectNoBarrier(page: Page, path: string): Promise<void> {
  expect.soft(await findFlashes(page), `${path} (flashes)`).toEqual([]);
  expect.soft(await shiftsBeyondLimit(page), `${path} (layout shift)`).toEqual([]);
  expect.soft(await gridOverflows(page), `${path} (grid)`).toEqual([]);
  await page.emulateMedia({ colorScheme: 'light' });
  expect.soft(await findViolations(page), `${path} (light)`).toEqual([]);
  expect.soft(await findNameFaults(page), `${path} (names)`).toEqual([]);
  await page.emulateMedia({ colorScheme: 'dark' });
  expect.soft(await findViolations(page, COLOUR_RULES), `${path} (dark)`).toEqual([]);
  await page.emulateMedia({ colorScheme: 'light' });
  expect.soft(await findSidewaysScrolling(page), `${path} (320 px wide)`).toEqual([]);
}

/**
 * Checks a screen zoomed, spaced and in forced colours: complete texts in order, visible focus, meaningful links, and
 * fields that do not navigate.
 */
async function expectNothingLost(page: Page, path: string): Promise<void> {
  // Smooth scrolling would still be in progress during the checks.
  await page.emulateMedia({ reducedMotion: 'reduce' });
  expect.soft(await findLinkFaults(page), `${path} (links)`).toEqual([]);
  expect.soft(await findOrderFaults(page), `${path} (order)`).toEqual([]);
  await setTextSpacing(page, true);
  expect.soft(await findTextFaults(page), `${path} (text spacing)`).toEqual([]);
  await setTextSpacing(page, false);
  await page.setViewportSize(FOURFOLD);
  expect.soft(await findTextFaults(page), `${path} (400 %)`).toEqual([]);
  expect.soft(await findOrderFaults(page), `${path} (order, 400 %)`).toEqual([]);
  expect.soft(await findFocusFaults(page, TAB_STOPS), `${path} (focus, 400 %)`).toEqual([]);
  await page.setViewportSize(TWICE);
  expect.soft(await findTextFaults(page), `${path} (200 %)`).toEqual([]);
  await page.emulateMedia({ forcedColors: 'active' });
  expect.soft(await findTextFaults(page), `${path} (forced colours)`).toEqual([]);
  expect.soft(await findFocusFaults(page, TAB_STOPS), `${path} (focus, 200 %)`).toEqual([]);
  await page.emulateMedia({ forcedColors: 'none', reducedMotion: 'no-preference' });
  await page.setViewportSize(WHOLE);
  expect.soft(await findInputFaults(page), `${path} (input)`).toEqual([]);
}

async function examine(page: Page, path: string): Promise<void> {
  await open(page, path);
  await expectNoBarrier(page, path);
  await expectNothingLost(page, path);
}

async function linkPath(page: Page, name: string): Promise<string> {
  return (await page.getByRole('link', { name }).first().getAttribute('href')) ?? '';
}

/** Paths of a tour's and a section's tabs. */
async function findTabs(page: Page): Promise<string[]> {
  await page.goto('/admin/tours?q=mahabalipuram');
  const tour = await linkPath(page, 'Mahabalipuram: Stone and Sea');
  await page.goto(`${tour}/sections`);
  const section = await linkPath(page, 'The Shore Temple');
  const ofTour = [tour, `${tour}/translations`, `${tour}/sections`, `${tour}/sections/create`];
  return [...ofTour, section, `${section}/translations`, `${section}/audio`];
}

test('every screen opens without an error, a barrier or a jump, and loses nothing zoomed, spaced or in forced colours', async ({
  page,
}) => {
  test.setTimeout(600_000);
  const failures: string[] = [];
  page.on('pageerror', (failure) => failures.push(String(failure)));
  const identification = new Identification();
  await collectShifts(page);
  await collectFlashes(page);
  for (const path of publicPages) {
    await open(page, path);
    expect.soft(await findFlashes(page), `${path} (flashes)`).toEqual([]);
    await expectNothingLost(page, path);
  }
  await examine(page, '/admin/login');
  await storeSession(page);
  const tabs = await findTabs(page);
  for (const path of [...lists, ...forms, ...tabs]) {
    await examine(page, path);
    await identification.remember(page);
  }
  expect.soft(identification.faults()).toEqual([]);
  expect(failures).toEqual([]);
});
