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

/** Rules of WCAG 2.2 A and AA. */
const ALL_RULES = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];
/** Those of them that judge colours; all others judge what is the same in light and dark. */
export const COLOUR_RULES = { type: 'rule', values: ['color-contrast', 'link-in-text-block'] };

/** Rule and target of each violation of the rules. */
export async function findViolations(page: Page, rules: object = ALL_RULES): Promise<string[]> {
  // Evaluated and not as a script element, which the pages' policy refuses.
  if (await page.evaluate(() => !('axe' in window))) await page.evaluate(axe);
  return page.evaluate(
    async (options) => {
      // Colours are intermediate during a theme transition, whose end starts those of what inherits it.
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
