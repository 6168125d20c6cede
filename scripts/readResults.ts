import { readFileSync } from 'node:fs';

/** Separate from the results of the browser tests, whose tool empties its own folder. */
export const UNIT_RESULTS = '.cache/unit-results.json';
/** Also named in playwright.config.ts. */
export const E2E_RESULTS = 'test-results/e2e.json';

/** Results of a test run; null when it wrote none. */
export function readResults(file: string): unknown {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch {
    return null;
  }
}
