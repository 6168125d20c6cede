import { readFileSync } from 'node:fs';

/** Apart from the results of the browser tests, whose tool empties the folder of its own. */
export const UNIT_RESULTS = '.cache/unit-results.json';
/** Named in playwright.config.ts too. */
export const E2E_RESULTS = 'test-results/e2e.json';

/** Results of a test run; null if it wrote none. */
export function readResults(file: string): unknown {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch {
    return null;
  }
}
