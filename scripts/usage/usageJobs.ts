import { expect as expectSoon, type Page } from '@playwright/test';
import { type CountedUser } from './CountedUser';
import { speechLike } from './speechLike';

const expect = expectSoon.configure({ timeout: 60_000 });

/** A job of the newcomer's first hour. */
export interface Job {
  name: string;
  /** Baseline step count in docs/USING.md. */
  before: number;
  /** Steps in the best known tool, from knowledge rather than from a run. */
  best: string;
  /** Brings the page to the starting point of the job. */
  prepare?: (page: Page) => Promise<void>;
  perform: (user: CountedUser) => Promise<void>;
}

const TOUR = 'Lodhi Garden: Tombs among the Trees';
const NEW_TITLE = 'Lodhi Garden: Tombs among Trees';
const titleField = (page: Page) => page.getByRole('textbox', { name: /^Title/ });
const tab = (page: Page, name: string) => page.getByRole('tab', { name });
const chapterTitles = (page: Page) => page.getByRole('button', { name: /^Title of chapter/ });
/** Time after the creation of a chapter during which letters are not commands, in milliseconds. */
const LETTERS_REST_MS = 600;
const CHAPTERS = 6;

async function focusTitle(page: Page): Promise<void> {
  await expect(titleField(page).first()).toBeFocused();
}

async function discardChapters(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Cancel' }).click();
  await page.getByRole('button', { name: 'Discard' }).click();
  await expect(chapterTitles(page)).toHaveCount(0);
}

const entrance: Job[] = [
  {
    name: 'Sign in',
    before: 2,
    best: '2',
    prepare: async (page) => void (await page.goto('/admin/login')),
    perform: async (user) => {
      await user.click(user.page.getByRole('button', { name: 'Continue with Google' }));
      await user.click(user.page.getByRole('button', { name: 'Asha Menon' }));
      await expect(user.page.getByRole('heading', { name: 'Welcome, Asha Menon' })).toBeVisible();
    },
  },
  {
    name: 'Find a tour and open it',
    before: 3,
    best: 'Linear 3',
    prepare: async (page) => {
      await page.goto('/admin/tours');
      await expect(
        page.getByRole('grid', { name: 'Tours' }).getByRole('link').first(),
      ).toBeVisible();
    },
    perform: async (user) => {
      await user.press('/');
      await user.write('lodhi');
      await expect(user.page.getByText(/^1 of \d+ tours/)).toBeVisible();
      await user.press('Enter', 2);
      await expect(user.page.getByRole('heading', { level: 1, name: TOUR })).toBeVisible();
    },
  },
];

const texts: Job[] = [
  {
    name: 'Edit its title and save',
    before: 3,
    best: 'Linear 1, Directus 2',
    perform: async (user) => {
      await user.click(user.page.getByRole('button', { name: 'Edit', exact: true }));
      await focusTitle(user.page);
      await user.page.keyboard.press('Control+a');
      await user.write(NEW_TITLE);
      await user.press('Control+s');
      await expect(user.page.getByRole('heading', { level: 1, name: NEW_TITLE })).toBeVisible();
    },
  },
  {
    name: 'Add a translation',
    before: 6,
    best: 'Directus 3',
    perform: async (user) => {
      await user.click(tab(user.page, 'Translations'));
      await user.click(user.page.getByRole('link', { name: 'Translate into Marathi' }));
      await user.click(user.page.getByRole('textbox', { name: 'Title (Tour)' }));
      await user.write('लोधी बाग');
      await user.press('Control+s');
      await expect(user.page.getByText('Translation created for Marathi')).toBeVisible();
    },
  },
  {
    name: 'Add a section',
    before: 4,
    best: 'Strapi 4',
    prepare: async (page) => {
      await page.goto('/admin/tours?q=lodhi');
      await page.getByRole('link', { name: NEW_TITLE }).click();
      await expect(page.getByRole('heading', { level: 1, name: NEW_TITLE })).toBeVisible();
    },
    perform: async (user) => {
      await user.click(tab(user.page, 'Sections'));
      await user.click(user.page.getByRole('link', { name: 'Add Section' }));
      await focusTitle(user.page);
      await user.write('The Rose Garden');
      await user.press('Control+s');
      await expect(user.page.getByText('Section created successfully')).toBeVisible();
    },
  },
  {
    name: 'Upload its audio',
    before: 7,
    best: '1',
    perform: async (user) => {
      await user.click(user.page.getByRole('link', { name: 'Add its audio' }));
      await expect(user.page.getByRole('button', { name: 'Upload audio' })).toBeVisible();
      await user.drop('rose-garden-en.wav', 'audio/wav', speechLike());
      await user.click(user.page.getByRole('button', { name: 'Upload', exact: true }));
      await expect(user.page.getByTestId('timeline')).toBeVisible();
      await expect(
        user.page.getByRole('slider', { name: 'Visible part of the recording' }),
      ).toBeVisible();
    },
  },
];

const chapters: Job[] = [
  {
    name: 'Place and name 6 chapters by pointer',
    before: 19,
    best: 'Audacity 12',
    perform: async (user) => {
      const { page } = user;
      for (let chapter = 0; chapter < CHAPTERS; chapter += 1) {
        await user.clickAt(page.getByTestId('timeline'), chapter / CHAPTERS);
        await user.click(page.getByRole('button', { name: /^Split at the playhead/ }));
        await expect(
          page.getByRole('textbox', { name: `Title of chapter ${chapter + 1}` }),
        ).toBeFocused();
        await page.keyboard.press('Control+a');
        await user.write(`Stop ${chapter + 1}`);
      }
      await user.press('Enter');
      await expect(chapterTitles(page)).toHaveCount(CHAPTERS);
      await expect(chapterTitles(page).last()).toHaveText(`Stop ${CHAPTERS}`);
      await discardChapters(page);
    },
  },
  {
    name: 'Place and name 6 chapters by keys',
    before: 27,
    best: 'LosslessCut 24',
    prepare: async (page) => {
      await page.getByRole('slider', { name: 'Position in the recording' }).focus();
      await page.keyboard.press('Home');
    },
    perform: async (user) => {
      const { page } = user;
      for (let chapter = 0; chapter < CHAPTERS; chapter += 1) {
        if (chapter > 0) await user.press('ArrowRight');
        await page.waitForTimeout(LETTERS_REST_MS);
        await user.press('b');
        await expect(
          page.getByRole('textbox', { name: `Title of chapter ${chapter + 1}` }),
        ).toBeFocused();
        await page.keyboard.press('Control+a');
        await user.write(`Stop ${chapter + 1}`);
        await user.press('Enter');
      }
      await expect(chapterTitles(page)).toHaveCount(CHAPTERS);
      await discardChapters(page);
    },
  },
  {
    name: 'Take suggested chapters',
    before: 3,
    best: 'none has it',
    perform: async (user) => {
      const { page } = user;
      await user.click(page.getByRole('button', { name: 'More chapter actions' }));
      await user.click(page.getByRole('menuitem', { name: /^Suggest/ }));
      await user.click(page.getByRole('button', { name: /^Add \d+ chapters?/ }));
      await expect(chapterTitles(page).first()).toBeVisible();
    },
  },
  {
    name: 'Save, reload, play',
    before: 3,
    best: '3',
    perform: async (user) => {
      const { page } = user;
      await user.press('Control+s');
      await expect(page.getByText(/chapters saved|Chapter created successfully/)).toBeVisible();
      await page.reload();
      user.reloaded();
      await user.click(page.getByRole('button', { name: 'Play', exact: true }));
      await expect(page.getByRole('button', { name: 'Pause', exact: true })).toBeVisible();
    },
  },
];

const publishing: Job[] = [
  {
    name: 'Publish several drafts, take it back',
    before: 4,
    best: 'react-admin 4',
    prepare: async (page) => {
      await page.goto('/admin/tours');
      await expect(
        page.getByRole('grid', { name: 'Tours' }).getByRole('link').first(),
      ).toBeVisible();
    },
    perform: async (user) => {
      const { page } = user;
      await user.click(page.getByText('Drafts', { exact: true }));
      await user.click(page.getByRole('checkbox', { name: 'Select all rows' }));
      await user.click(page.getByRole('button', { name: /^Publish \d+/ }));
      await expect(page.getByText(/tours published/)).toBeVisible();
      await user.press('Control+z');
      await expect(page.getByText(/changes undone/)).toBeVisible();
    },
  },
];

/** Jobs in order: each continues from the end of the previous one. */
export const usageJobs: readonly Job[] = [...entrance, ...texts, ...chapters, ...publishing];
