import lighthouse from 'lighthouse';

export interface Audit {
  category: string;
  /** Score from 0 to 100. */
  score: number;
  failed: string[];
}

/** Audits a page with Lighthouse, in the browser listening on a debugging port. */
export async function auditPage(
  url: string,
  port: number,
  skipAudits: string[] = [],
): Promise<Audit[]> {
  const result = await lighthouse(url, {
    port,
    output: 'json',
    logLevel: 'error',
    onlyCategories: ['accessibility', 'best-practices', 'seo'],
    skipAudits,
    throttlingMethod: 'provided',
  });
  if (!result) throw new Error(`Lighthouse gave no result for ${url}`);
  const { categories, audits } = result.lhr;
  return Object.values(categories).map(({ title, score, auditRefs }) => ({
    category: title,
    score: Math.round((score ?? 0) * 100),
    failed: auditRefs
      .filter(({ id, weight }) => weight > 0 && (audits[id]?.score ?? 1) < 1)
      .map(({ id }) => id),
  }));
}
