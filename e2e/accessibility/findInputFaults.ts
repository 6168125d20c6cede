import { type Locator, type Page } from '@playwright/test';

/** Maximum number of text fields, and of choices, set per screen; further ones repeat in other rows. */
const FIELDS = 8;
const TEXTS = 'input:is([type="text"], [type="search"]), textarea';
const CHOICES = 'input[type="radio"], [role="combobox"]';

const placeOf = (page: Page) =>
  page.evaluate(() => `${location.pathname} “${document.querySelector('h1')?.textContent ?? ''}”`);

async function setField(field: Locator): Promise<void> {
  const isMenu = (await field.getAttribute('role')) === 'combobox';
  const isRadio = (await field.getAttribute('type')) === 'radio';
  await field.focus();
  if (!isMenu) return field.press(isRadio ? 'Space' : 'x');
  const page = field.page();
  await field.press('Enter');
  const open = page.locator('[role="combobox"][aria-expanded="true"]');
  await open.waitFor();
  await page.keyboard.press('End');
  await page.keyboard.press('Enter');
  await open.waitFor({ state: 'detached' });
}

/** Fields that change the screen or lose the focus when set (WCAG 2.2, 3.2.2). */
export async function findInputFaults(page: Page): Promise<string[]> {
  const faults: string[] = [];
  const before = await placeOf(page);
  for (const kind of [TEXTS, CHOICES]) {
    const fields = await page.getByRole('main').locator(kind).all();
    for (const field of fields.slice(0, FIELDS)) {
      if (!(await field.isVisible()) || !(await field.isEnabled())) continue;
      const name = await field.evaluate((element) => {
        const label = element instanceof HTMLInputElement ? element.labels?.[0] : undefined;
        return label?.textContent ?? element.getAttribute('aria-label') ?? element.id;
      });
      await setField(field);
      const hasFocus = await field.evaluate((element) => element === document.activeElement);
      if (!hasFocus) faults.push(`“${name}” loses the focus`);
      const after = await placeOf(page);
      if (after !== before) return [...faults, `“${name}” leads from ${before} to ${after}`];
    }
  }
  return faults;
}
