import { type Page } from '@playwright/test';

interface Control {
  name: string;
  /** Path data of the icon. */
  icon: string;
  /** True for a control that shows its icon without text. */
  isIconAlone: boolean;
}

/**
 * Runs in the page. Excluded: a disabled control, whose icon may show its state, and a column's arrow, which shows the
 * sort direction.
 */
function controlsWithIcons(): Control[] {
  return [...document.querySelectorAll<HTMLElement>('button, a[href]')].flatMap((element) => {
    const paths = element.querySelectorAll('svg path');
    const isRefused = element.matches(':disabled, [aria-disabled="true"]');
    const isOfColumn = element.closest('[role="columnheader"]') !== null;
    if (paths.length === 0 || isRefused || isOfColumn || !element.checkVisibility()) return [];
    const text = (element.textContent ?? '').replace(/\s+/g, ' ').trim();
    return [
      {
        name: element.getAttribute('aria-label') ?? text,
        icon: [...paths].map((path) => path.getAttribute('d')).join(' '),
        isIconAlone: text === '',
      },
    ];
  });
}

/** The verb that begins a name: 'Edit' in 'Edit The Shore Temple'. */
const actOf = (name: string) => name.split(' ')[0] ?? '';

/** Remembers the controls of one screen after another. */
export class Identification {
  readonly #iconsByName = new Map<string, Set<string>>();
  readonly #actsByIcon = new Map<string, Set<string>>();

  async remember(page: Page): Promise<void> {
    for (const { name, icon, isIconAlone } of await page.evaluate(controlsWithIcons)) {
      this.#iconsByName.set(name, (this.#iconsByName.get(name) ?? new Set()).add(icon));
      if (!isIconAlone) continue;
      this.#actsByIcon.set(icon, (this.#actsByIcon.get(icon) ?? new Set()).add(actOf(name)));
    }
  }

  /** Controls with equal names but different icons, and text-less icons for different actions (WCAG 2.2, 3.2.4). */
  faults(): string[] {
    const names = [...this.#iconsByName].filter(([, icons]) => icons.size > 1);
    const icons = [...this.#actsByIcon].filter(([, acts]) => acts.size > 1);
    return [
      ...names.map(([name, each]) => `“${name}” has ${each.size} icons`),
      ...icons.map(([, acts]) => `One icon is called ${[...acts].join(' and ')}`),
    ];
  }
}
