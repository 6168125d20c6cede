import { createConfig, formatProblems, getTotals, lint } from '@redocly/openapi-core';
import { CONTRACT } from '../../contract/document/readContract';

/** Lints the contract by Redocly's recommended rules; true when there are no problems. */
export async function lintContract(): Promise<boolean> {
  const config = await createConfig({
    extends: ['recommended'],
    rules: {
      'no-invalid-schema-examples': 'error',
      'no-unused-components': 'error',
      'operation-operationId-unique': 'error',
      'path-parameters-defined': 'error',
      'tags-alphabetical': 'off',
      // Two public calls cannot fail through any fault of the caller.
      'operation-4xx-response': 'off',
      'no-server-example.com': 'off',
    },
  });
  const problems = await lint({ ref: CONTRACT, config });
  const totals = getTotals(problems);
  if (problems.length > 0) formatProblems(problems, { totals, version: '1' });
  return totals.errors === 0 && totals.warnings === 0;
}
