import { readFileSync } from 'node:fs';

/** Not among the results of the browser tests, whose tool empties their folder. */
export const UNIT_RESULTS = '.cache/unit-results.json';
/** Named in playwright.config.ts too. */
export const E2E_RESULTS = 'test-results/e2e.json';

/** What a run of tests wrote; null where it wrote nothing. */
export function readResults(file: string): unknown {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch {
    return null;
  }
}
