import { type Page } from '@playwright/test';
import { expect } from '../../e2e/engineTest';
import { type Account } from '../../e2e/signIn';

const PATIENT = { timeout: 60_000 };

/** A screen to take pictures of. */
export interface PictureScreen {
  /** Prefix of its file names. */
  name: string;
  path: string;
  /** Person who sees the screen; null for a visitor, defaults to the owner. */
  account?: Account | null;
  /** True when nothing on the screen comes from the worker. */
  isStill?: boolean;
  /** Brings the loaded screen into the state to show. */
  prepare?: (page: Page) => Promise<void>;
}

/** Chapters for the English narration of The Five Rathas, 51 s long. */
const chapters = [
  '0:00 Five chariots of stone',
  '0:04.6 Carved from one ridge',
  '0:09.8 Draupadi’s hut',
  '0:14.9 Arjuna’s chariot',
  '0:19.6 Nandi at rest',
  '0:24.4 Bhima’s long roof',
  '0:30.2 Dharmaraja’s tower',
  '0:36.4 Nakula, Sahadeva and the elephant',
  '0:42.0 Left unfinished',
  '0:46.9 Names that came later',
];

async function importChapters(page: Page): Promise<void> {
  await expect(page.getByRole('slider', { name: 'Visible part of the recording' })).toBeVisible(
    PATIENT,
  );
  await page.getByRole('button', { name: 'More chapter actions' }).click();
  await page.getByRole('menuitem', { name: 'Import' }).click();
  await page.getByRole('textbox', { name: 'Chapters' }).fill(chapters.join('\n'));
  await page.getByRole('button', { name: 'Preview' }).click();
  await page.getByRole('button', { name: `Add ${chapters.length} chapters` }).click();
  await expect(page.getByText(`Chapters (${chapters.length})`)).toBeVisible(PATIENT);
}

async function writeNotification(page: Page): Promise<void> {
  await page.getByRole('textbox', { name: /^Title/ }).fill('A new walk in Delhi');
  await page
    .getByRole('textbox', { name: /^Message Body/ })
    .fill('Lodhi Garden: eight stops among tombs and trees, in English and Hindi.');
}

/** Languages are fetched one after the other. */
async function waitForLanguages(page: Page): Promise<void> {
  await expect(page.getByText(/languages? being loaded/)).toHaveCount(0, PATIENT);
}

/** Drafts are checked, and plays fetched, once the page is quiet. */
async function waitForChecks(page: Page): Promise<void> {
  await expect(page.getByText(/^Checking \d+ drafts?/)).toHaveCount(0, PATIENT);
  await expect(page.getByText(/^Most played/)).toBeVisible(PATIENT);
}

/** Path of the first link with a name on a screen. */
async function findLink(page: Page, path: string, name: string): Promise<string> {
  await page.goto(path);
  const link = page.getByRole('link', { name }).first();
  await expect(link).toBeVisible(PATIENT);
  return (await link.getAttribute('href')) ?? '';
}

const NOWHERE = '/admin/tours/00000000-0000-4000-8000-00000000dead';

const publicScreens: readonly PictureScreen[] = [
  { name: 'login', path: '/admin/login', account: null, isStill: true },
  { name: 'landing', path: '/', account: null },
  { name: 'share', path: '/share/playlist/p1?noapp=1', account: null, isStill: true },
  { name: 'privacy', path: '/privacy-policy', account: null, isStill: true },
];

const consoleScreens: readonly PictureScreen[] = [
  { name: 'dashboard', path: '/admin/dashboard', prepare: waitForChecks },
  { name: 'tours', path: '/admin/tours' },
  { name: 'completeness', path: '/admin/completeness', prepare: waitForLanguages },
  { name: 'translate', path: '/admin/translate?lang=ur' },
  { name: 'tour-create', path: '/admin/tours/create' },
  { name: 'import', path: '/admin/tours/import' },
  { name: 'languages', path: '/admin/languages' },
  { name: 'admins', path: '/admin/management' },
  { name: 'requests', path: '/admin/management?tab=pending' },
  { name: 'rejected', path: '/admin/management?tab=rejected' },
  { name: 'demoted', path: '/admin/management?tab=demoted' },
  { name: 'activity', path: '/admin/management?tab=activity' },
  { name: 'analytics', path: '/admin/analytics' },
  { name: 'analytics-sections', path: '/admin/analytics?tab=sections' },
  { name: 'analytics-tours', path: '/admin/analytics?tab=tours' },
  { name: 'push', path: '/admin/notifications', prepare: writeNotification },
  { name: 'media', path: '/admin/media', isStill: true },
  { name: 'outbox', path: '/admin/outbox', isStill: true },
  { name: 'tour-unknown', path: NOWHERE, isStill: true },
  {
    name: 'access-request',
    path: '/admin/dashboard',
    account: 'waiting',
    isStill: true,
  },
  {
    name: 'access-pending',
    path: '/admin/dashboard',
    account: 'newcomer',
    isStill: true,
  },
];

/** All screens, in sidebar order, for a signed-in person. */
export async function findScreens(page: Page): Promise<PictureScreen[]> {
  const draft = await findLink(page, '/admin/tours?q=lodhi', 'Lodhi Garden');
  const tour = await findLink(page, '/admin/tours?q=mahabalipuram', 'Mahabalipuram');
  const section = await findLink(page, `${tour}/sections`, 'The Five Rathas');
  return [
    ...publicScreens,
    ...consoleScreens,
    { name: 'tour', path: draft },
    { name: 'tour-translations', path: `${draft}/translations` },
    { name: 'sections', path: `${tour}/sections` },
    { name: 'section-create', path: `${tour}/sections/create` },
    { name: 'section-texts', path: `${tour}/sections/texts` },
    { name: 'section', path: section },
    { name: 'section-translations', path: `${section}/translations` },
    { name: 'audio', path: `${section}/audio`, prepare: importChapters },
  ];
}
