import { expect as expectSoon, type Page } from '@playwright/test';
import { type Hand } from './Hand';
import { speechLike } from './speechLike';

const expect = expectSoon.configure({ timeout: 60_000 });

/** A job of the newcomer's first hour. */
export interface Job {
  name: string;
  /** Steps that were counted by hand at commit d5aeb6c, 2026-11-24. */
  before: number;
  /** Steps in the best tool known, from knowledge of it, not from a run. */
  best: string;
  /** Brings the page to where the job begins. */
  prepare?: (page: Page) => Promise<void>;
  perform: (hand: Hand) => Promise<void>;
}

const TOUR = 'Lodhi Garden: Tombs among the Trees';
const NEW_TITLE = 'Lodhi Garden: Tombs among Trees';
const titleField = (page: Page) => page.getByRole('textbox', { name: /^Title/ });
const tab = (page: Page, name: string) => page.getByRole('tab', { name });
const chapterTitles = (page: Page) => page.getByRole('button', { name: /^Title of chapter/ });
/** Letters are no commands for half a second after a chapter was made. */
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
    perform: async (hand) => {
      await hand.click(hand.page.getByRole('button', { name: 'Continue with Google' }));
      await hand.click(hand.page.getByRole('button', { name: 'Asha Menon' }));
      await expect(hand.page.getByRole('heading', { name: 'Welcome, Asha Menon' })).toBeVisible();
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
    perform: async (hand) => {
      await hand.press('/');
      await hand.write('lodhi');
      await expect(hand.page.getByText(/^1 of \d+ tours/)).toBeVisible();
      await hand.press('Enter', 2);
      await expect(hand.page.getByRole('heading', { level: 1, name: TOUR })).toBeVisible();
    },
  },
];

const texts: Job[] = [
  {
    name: 'Edit its title and save',
    before: 3,
    best: 'Linear 1, Directus 2',
    perform: async (hand) => {
      await hand.click(hand.page.getByRole('button', { name: 'Edit', exact: true }));
      await focusTitle(hand.page);
      await hand.page.keyboard.press('Control+a');
      await hand.write(NEW_TITLE);
      await hand.press('Control+s');
      await expect(hand.page.getByRole('heading', { level: 1, name: NEW_TITLE })).toBeVisible();
    },
  },
  {
    name: 'Add a translation',
    before: 6,
    best: 'Directus 3',
    perform: async (hand) => {
      await hand.click(tab(hand.page, 'Translations'));
      await hand.click(hand.page.getByRole('link', { name: 'Translate into Marathi' }));
      await hand.click(hand.page.getByRole('textbox', { name: 'Title (Tour)' }));
      await hand.write('लोधी बाग');
      await hand.press('Control+s');
      await expect(hand.page.getByText('Translation created for Marathi')).toBeVisible();
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
    perform: async (hand) => {
      await hand.click(tab(hand.page, 'Sections'));
      await hand.click(hand.page.getByRole('link', { name: 'Add Section' }));
      await focusTitle(hand.page);
      await hand.write('The Rose Garden');
      await hand.press('Control+s');
      await expect(hand.page.getByText('Section created successfully')).toBeVisible();
    },
  },
  {
    name: 'Upload its audio',
    before: 7,
    best: '1',
    perform: async (hand) => {
      await hand.click(hand.page.getByRole('link', { name: 'Add its audio' }));
      await expect(hand.page.getByRole('button', { name: 'Upload audio' })).toBeVisible();
      await hand.drop('rose-garden-en.wav', 'audio/wav', speechLike());
      await hand.click(hand.page.getByRole('button', { name: 'Upload', exact: true }));
      await expect(hand.page.getByTestId('timeline')).toBeVisible();
      await expect(
        hand.page.getByRole('slider', { name: 'Visible part of the recording' }),
      ).toBeVisible();
    },
  },
];

const chapters: Job[] = [
  {
    name: 'Place and name 6 chapters by pointer',
    before: 19,
    best: 'Audacity 12',
    perform: async (hand) => {
      const { page } = hand;
      for (let chapter = 0; chapter < CHAPTERS; chapter += 1) {
        await hand.clickAt(page.getByTestId('timeline'), chapter / CHAPTERS);
        await hand.click(page.getByRole('button', { name: /^Split at the playhead/ }));
        await expect(
          page.getByRole('textbox', { name: `Title of chapter ${chapter + 1}` }),
        ).toBeFocused();
        await page.keyboard.press('Control+a');
        await hand.write(`Stop ${chapter + 1}`);
      }
      await hand.press('Enter');
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
    perform: async (hand) => {
      const { page } = hand;
      for (let chapter = 0; chapter < CHAPTERS; chapter += 1) {
        if (chapter > 0) await hand.press('ArrowRight');
        await page.waitForTimeout(LETTERS_REST_MS);
        await hand.press('b');
        await expect(
          page.getByRole('textbox', { name: `Title of chapter ${chapter + 1}` }),
        ).toBeFocused();
        await page.keyboard.press('Control+a');
        await hand.write(`Stop ${chapter + 1}`);
        await hand.press('Enter');
      }
      await expect(chapterTitles(page)).toHaveCount(CHAPTERS);
      await discardChapters(page);
    },
  },
  {
    name: 'Take suggested chapters',
    before: 3,
    best: 'none has it',
    perform: async (hand) => {
      const { page } = hand;
      await hand.click(page.getByRole('button', { name: 'More chapter actions' }));
      await hand.click(page.getByRole('menuitem', { name: /^Suggest/ }));
      await hand.click(page.getByRole('button', { name: /^Add \d+ chapters?/ }));
      await expect(chapterTitles(page).first()).toBeVisible();
    },
  },
  {
    name: 'Save, reload, play',
    before: 3,
    best: '3',
    perform: async (hand) => {
      const { page } = hand;
      await hand.press('Control+s');
      await expect(page.getByText(/chapters saved|Chapter created successfully/)).toBeVisible();
      await page.reload();
      hand.reloaded();
      await hand.click(page.getByRole('button', { name: 'Play', exact: true }));
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
    perform: async (hand) => {
      const { page } = hand;
      await hand.click(page.getByText('Drafts', { exact: true }));
      await hand.click(page.getByRole('checkbox', { name: 'Select all rows' }));
      await hand.click(page.getByRole('button', { name: /^Publish \d+/ }));
      await expect(page.getByText(/tours published/)).toBeVisible();
      await hand.press('Control+z');
      await expect(page.getByText(/changes undone/)).toBeVisible();
    },
  },
];

/** Jobs in their order: each goes on where the one before it ended. */
export const usageJobs: readonly Job[] = [...entrance, ...texts, ...chapters, ...publishing];
