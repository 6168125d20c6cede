import { type Page } from '@playwright/test';
import { expect } from '../../e2e/engineTest';

const PATIENCE_MS = 15_000;

type Role = Parameters<Page['getByRole']>[0];
export type Step = (page: Page) => Promise<unknown>;

/** A state that a user brings a screen into, after its data has loaded. */
export interface PictureOpening {
  /** Name of the screen in `pictureScreens.ts`. */
  screen: string;
  /** Suffix after the screen's name in file names. */
  name: string;
  steps: readonly Step[];
  /** Width of the window in pixels; defaults to a laptop's. */
  width?: number;
  /** True when the worker refuses writes. */
  isRefused?: boolean;
}

export const opening = (screen: string, name: string, ...steps: Step[]): PictureOpening => ({
  screen,
  name,
  steps,
});

/** Presses the first control with a role and name. */
export const press =
  (role: Role, name: string | RegExp): Step =>
  (page) =>
    page.getByRole(role, { name }).first().click();

/** Presses a text, for a control hidden inside its label. */
export const pressText =
  (text: string): Step =>
  (page) =>
    page.getByRole('main').getByText(text, { exact: true }).first().click();

/**
 * Presses a control in a row, counted from the header row 0; hovers first, as some controls appear only under the
 * pointer.
 */
export const pressInRow =
  (name: string, at = 1): Step =>
  async (page) => {
    const row = page.getByRole('row').nth(at);
    // When a row has an actions menu, hovering its button shows the icons.
    const menu = row.getByRole('button', { name: 'Actions', exact: true });
    await ((await menu.count()) > 0 ? menu : row).hover();
    await row.getByRole('button', { name }).first().click();
  };

/** Waits until an element with a role and name is visible. */
export const sees =
  (role: Role, name: string | RegExp = ''): Step =>
  (page) =>
    expect(page.getByRole(role, { name }).first()).toBeVisible({ timeout: PATIENCE_MS });

/** Waits until a dialog is open, including a confirmation. */
export const dialog: Step = (page) =>
  expect(page.locator('[role="dialog"], [role="alertdialog"]').first()).toBeVisible({
    timeout: PATIENCE_MS,
  });
