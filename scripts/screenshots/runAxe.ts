import { parseArgs } from 'node:util';
import { type Page } from '@playwright/test';
import { findLinkFaults } from '../../e2e/accessibility/findLinkFaults';
import { findNameFaults } from '../../e2e/accessibility/findNameFaults';
import { findOrderFaults } from '../../e2e/accessibility/findOrderFaults';
import { findSidewaysScrolling } from '../../e2e/accessibility/findSidewaysScrolling';
import { findTextFaults } from '../../e2e/accessibility/findTextFaults';
import { COLOUR_RULES, findViolations } from '../../e2e/accessibility/findViolations';
import { installedEngines, readEngineChoice, type Engine } from '../engines/engines';
import { startProduct } from '../product/startProduct';
import { startEngine, themeGroups } from './startEngine';
import { parts, visitPictures, type Picture } from './visitPictures';

/**
 * Runs the rules of axe, and the checks of e2e/accessibility that need no keys, on everything that `npm run
 * screenshots` takes pictures of: all rules in light, those of colours in dark. Every engine that is installed, or
 * `--engine firefox`; `--only audio,push` visits those screens alone, `--part openings` one kind of their states,
 * `--url` a product that runs already. Ends with 1 where something was found or could not be reached.
 */
const { named, rest } = readEngineChoice(process.argv.slice(2));
const { values } = parseArgs({
  args: rest,
  options: {
    only: { type: 'string' },
    part: { type: 'string' },
    url: { type: 'string' },
  },
});
const chosenParts =
  values.part === undefined ? parts : parts.filter((part) => part === values.part);

interface Outcome {
  engine: Engine;
  states: Set<string>;
  looks: number;
  violations: number;
  failures: number;
}

/** tsx names the functions within those that run in the page, by a helper that is not there. */
const NAMING_HELPER = 'window.__name ??= (named) => named';

/**
 * Firefox makes everything that scrolls a stop of Tab, unless it has a `tabindex` of -1, which MUI's grid therefore
 * gives the box that its rows scroll in. A rule of axe takes that for focusable by Tab and misses the rows in the
 * grid; the box has no role, and such boxes may be between a grid and its rows (WAI-ARIA 1.2, 5.1.4 and `generic`).
 */
const CLEAR_SCROLLERS =
  "document.querySelectorAll('.MuiDataGrid-virtualScroller').forEach((box) => box.removeAttribute('tabindex'))";

async function findAll(page: Page, { theme, isOpened }: Picture): Promise<string[]> {
  await page.evaluate(NAMING_HELPER);
  await page.evaluate(CLEAR_SCROLLERS);
  if (theme === 'light') {
    const texts = await findTextFaults(page);
    return [
      ...(await findViolations(page)),
      ...(await findNameFaults(page)),
      ...(await findLinkFaults(page)),
      ...(await findOrderFaults(page)),
      // A popup covers the page on purpose.
      ...texts.filter((each) => !isOpened || !each.includes('” lies on “')),
    ];
  }
  const found = await findViolations(page, COLOUR_RULES);
  // A popup stays where it was put when the window becomes narrow under it, which nobody's does.
  return isOpened ? found : [...found, ...(await findSidewaysScrolling(page))];
}

/** Findings that are no failures, each with the reason. */
const exceptions = [
  // A chapter is as wide as it lasts, on an axis of time, and its row in the table does the same (2.5.8, Essential and
  // Equivalent).
  /^target-size: div\[aria-label=".* \d+:\d\d to \d+:\d\d"\]$/,
  // Cards that scroll in one row, by buttons too; each is as narrow as the window (1.4.10).
  /^UL\.tour-row: /,
];

/** Time in which the busiest machine has drawn a window again. */
const SECOND_LOOK_MS = 1500;

/** Findings that a second look confirms: the first may come while a window is still being drawn. */
async function findBarriers(page: Page, picture: Picture): Promise<string[]> {
  const look = async () =>
    (await findAll(page, picture)).filter((each) => !exceptions.some((known) => known.test(each)));
  const first = await look();
  if (first.length === 0) return first;
  await page.waitForTimeout(SECOND_LOOK_MS);
  return look();
}

async function tryEngine(engine: Engine, url: string): Promise<Outcome> {
  const outcome: Outcome = { engine, states: new Set(), looks: 0, violations: 0, failures: 0 };
  for (const themes of themeGroups[engine]) {
    const browser = await startEngine(engine, themes[0] ?? 'light');
    try {
      await visitPictures({
        browser,
        url,
        themes,
        names: values.only?.split(','),
        parts: chosenParts,
        look: async (page, picture) => {
          const found = await findBarriers(page, picture);
          const { screen, state, width, theme } = picture;
          outcome.states.add(`${screen} ${state}`);
          outcome.looks += 1;
          outcome.violations += found.length;
          const place = [engine, screen, state || 'at rest', width, theme].join('  ');
          console.log([place, ...found].join('\n    '));
        },
        onFailure: (name, failure) => {
          outcome.failures += 1;
          console.error(`${engine}: ${name} was not reached: ${String(failure).split('\n')[0]}`);
        },
      });
    } finally {
      await browser.close();
    }
  }
  return outcome;
}

const product =
  values.url === undefined
    ? await startProduct(Number(process.env['E2E_PORT'] ?? 4573))
    : { url: values.url, stop: async () => undefined };
try {
  const outcomes: Outcome[] = [];
  for (const engine of named ?? installedEngines()) {
    outcomes.push(await tryEngine(engine, product.url));
  }
  console.table(
    outcomes.map(({ states, ...counts }) => ({ ...counts, states: states.size })),
    ['engine', 'states', 'looks', 'violations', 'failures'],
  );
  const isClean = outcomes.every(({ violations, failures }) => violations + failures === 0);
  process.exitCode = isClean ? 0 : 1;
} finally {
  await product.stop();
}
