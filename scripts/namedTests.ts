import { existsSync, readFileSync } from 'node:fs';
import { isTestNamed, testTitles, type NamedTest } from './testTitles';

const testsByPath = new Map<string, NamedTest[]>();

function testsOf(path: string): NamedTest[] {
  const cached = testsByPath.get(path) ?? testTitles(readFileSync(path, 'utf8'));
  testsByPath.set(path, cached);
  return cached;
}

/** Reason why a test named by file and titles does not exist; null when it does. */
export function namedTestProblem(path: string, titles: readonly string[]): string | null {
  if (!existsSync(path)) return `no file ${path}`;
  if (isTestNamed(testsOf(path), titles)) return null;
  return `no test “${titles.join(' › ')}” in ${path}`;
}
