import { createRequire } from 'node:module';
import { readFileSync } from 'node:fs';
import { type Page } from '@playwright/test';

const axePath = createRequire(import.meta.url).resolve('axe-core/axe.min.js');
const axe = readFileSync(axePath, 'utf8');

declare global {
  interface Window {
    axe: {
      run: (
        context: Document,
        options: object,
      ) => Promise<{ violations: { id: string; nodes: { target: unknown[] }[] }[] }>;
    };
  }
}

/** Tags of the WCAG 2.2 rules, levels A and AA. */
const ALL_RULES = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];
/** The rules that judge colours; all others judge properties that are equal in light and dark. */
export const COLOUR_RULES = { type: 'rule', values: ['color-contrast', 'link-in-text-block'] };

/** Rule and target of each violation. */
export async function findViolations(page: Page, rules: object = ALL_RULES): Promise<string[]> {
  // Evaluated rather than added as a script element, which the pages' policy would refuse.
  if (await page.evaluate(() => !('axe' in window))) await page.evaluate(axe);
  return page.evaluate(
    async (options) => {
      // Colours are intermediate during a theme transition, whose end starts those of inheriting elements.
      const transitions = () =>
        document.getAnimations().filter((one) => one instanceof CSSTransition);
      for (let all = transitions(); all.length > 0; all = transitions()) {
        await Promise.allSettled(all.map(({ finished }) => finished));
      }
      const { violations } = await window.axe.run(document, options);
      return violations.flatMap(({ id, nodes }) =>
        nodes.map((node) => `${id}: ${node.target.join(' ')}`),
      );
    },
    { runOnly: rules, resultTypes: ['violations'] },
  );
}
