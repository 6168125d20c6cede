import { type Page } from '@playwright/test';
import { expect } from '../../e2e/engineTest';

const PATIENCE_MS = 15_000;

type Role = Parameters<Page['getByRole']>[0];
export type Step = (page: Page) => Promise<unknown>;

/** A state that somebody brings a screen into, once its data have come. */
export interface PictureOpening {
  /** Name of the screen in `pictureScreens.ts`. */
  screen: string;
  /** Comes after the screen's in the names of its files. */
  name: string;
  steps: readonly Step[];
  /** Width of the window; a laptop's by default. */
  width?: number;
  /** True where the worker refuses what is written. */
  isRefused?: boolean;
}

export const opening = (screen: string, name: string, ...steps: Step[]): PictureOpening => ({
  screen,
  name,
  steps,
});

/** Presses the first control of that role and name. */
export const press =
  (role: Role, name: string | RegExp): Step =>
  (page) =>
    page.getByRole(role, { name }).first().click();

/** Presses a word, where the control is hidden in its label. */
export const pressText =
  (text: string): Step =>
  (page) =>
    page.getByRole('main').getByText(text, { exact: true }).first().click();

/** Presses a control of a row, counted from the head's, which is 0; some are drawn where the pointer is. */
export const pressInRow =
  (name: string, at = 1): Step =>
  async (page) => {
    const row = page.getByRole('row').nth(at);
    // The icons of many actions show where the pointer is on their menu.
    const menu = row.getByRole('button', { name: 'Actions', exact: true });
    await ((await menu.count()) > 0 ? menu : row).hover();
    await row.getByRole('button', { name }).first().click();
  };

/** Waits until something of that role and name is there. */
export const sees =
  (role: Role, name: string | RegExp = ''): Step =>
  (page) =>
    expect(page.getByRole(role, { name }).first()).toBeVisible({ timeout: PATIENCE_MS });

/** Waits until a dialog is open, a confirmation included. */
export const dialog: Step = (page) =>
  expect(page.locator('[role="dialog"], [role="alertdialog"]').first()).toBeVisible({
    timeout: PATIENCE_MS,
  });
