import { test as base, expect, type Page } from '@playwright/test';

/** Refusals of the content security policy on a page since its first document, and errors in its workers. */
export async function collectPolicyReports(page: Page): Promise<string[]> {
  const reports: string[] = [];
  await page.exposeFunction('reportViolation', (report: string) => void reports.push(report));
  await page.addInitScript(() => {
    // The function that `exposeFunction` puts there.
    const own = window as unknown as { reportViolation: (text: string) => void };
    const reportViolation = (text: string) => own.reportViolation(text);
    document.addEventListener('securitypolicyviolation', (event) => {
      const { effectiveDirective, blockedURI, sample, sourceFile, lineNumber } = event;
      const place = `${location.pathname} (${sourceFile}:${lineNumber})`;
      reportViolation(`${effectiveDirective} ${blockedURI} ${sample} at ${place}`);
    });
    // A worker is under the policy too, and a refusal there is an error that its page hears of.
    window.Worker = class extends Worker {
      constructor(url: string | URL, options?: WorkerOptions) {
        super(url, options);
        this.addEventListener('error', ({ message }) => reportViolation(`worker: ${message}`));
      }
    };
  });
  return reports;
}

/** A test whose page fails it when anything breaks the content security policy. */
export const test = base.extend<object>({
  page: async ({ page, browserName }, provide) => {
    // WebDriver, which drives WebKit, can put nothing into a page before its own scripts.
    if (browserName === 'webkit') return provide(page);
    const reports = await collectPolicyReports(page);
    await provide(page);
    expect(reports).toEqual([]);
  },
});
