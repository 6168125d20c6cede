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
 * Runs axe's rules, and the keyless checks of e2e/accessibility, on everything that `npm run screenshots` takes
 * pictures of: all rules in light mode, colour rules in dark mode. Uses every installed engine, or `--engine firefox`;
 * `--only audio,push` visits only those screens, `--part openings` only one kind of state, `--url` a running product.
 * Exits with 1 when something was found or could not be reached.
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

/** tsx wraps nested functions in a naming helper, which does not exist in the page. */
const NAMING_HELPER = 'window.__name ??= (named) => named';

/**
 * Firefox makes every scroll container a tab stop unless its `tabindex` is -1, which MUI's grid therefore sets on its
 * scroller. An axe rule takes that for focusable by Tab and misses the grid's rows; the box has no role, and such boxes
 * are allowed between a grid and its rows (WAI-ARIA 1.2, 5.1.4 and `generic`).
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
  // A popup keeps its position when the window is narrowed by script, which does not happen in practice.
  return isOpened ? found : [...found, ...(await findSidewaysScrolling(page))];
}

/** Findings that are not failures, with reasons. */
const exceptions = [
  // A chapter is as wide as its duration on a time axis, and its table row offers the same actions (2.5.8, Essential
  // and Equivalent).
  /^target-size: div\[aria-label=".* \d+:\d\d to \d+:\d\d"\]$/,
  // Cards that scroll in one row, also by buttons; each is as narrow as the window (1.4.10).
  /^UL\.tour-row: /,
];

/** Time within which even the busiest machine has redrawn a window, in milliseconds. */
const SECOND_LOOK_MS = 1500;

/** Findings confirmed by a second check: the first may run while the window is still being drawn. */
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
