import { test as base, expect, type Page } from '@playwright/test';

/** Collects violations of the content security policy on a page since its first document, and errors in its workers. */
export async function collectPolicyReports(page: Page): Promise<string[]> {
  const reports: string[] = [];
  await page.exposeFunction('reportViolation', (report: string) => void reports.push(report));
  await page.addInitScript(() => {
    // The function added by `exposeFunction`.
    const own = window as unknown as { reportViolation: (text: string) => void };
    const reportViolation = (text: string) => own.reportViolation(text);
    document.addEventListener('securitypolicyviolation', (event) => {
      const { effectiveDirective, blockedURI, sample, sourceFile, lineNumber } = event;
      const place = `${location.pathname} (${sourceFile}:${lineNumber})`;
      reportViolation(`${effectiveDirective} ${blockedURI} ${sample} at ${place}`);
    });
    // The policy applies to a worker as well; a violation there is an error event on its page.
    window.Worker = class extends Worker {
      constructor(url: string | URL, options?: WorkerOptions) {
        super(url, options);
        this.addEventListener('error', ({ message }) => reportViolation(`worker: ${message}`));
      }
    };
  });
  return reports;
}

/** A test that fails when its page violates the content security policy. */
export const test = base.extend<object>({
  page: async ({ page, browserName }, provide) => {
    // WebDriver, which drives WebKit, cannot run code in a page before its own scripts.
    if (browserName === 'webkit') return provide(page);
    const reports = await collectPolicyReports(page);
    await provide(page);
    expect(reports).toEqual([]);
  },
});
