import { countOf } from '../../../domain/text/count';

export const APPLY_KEY = 'Mod+Enter';

/** 'Import 3 rows', and after some were imported 'Import the other 2 rows'. */
export function importLabel(pendingCount: number, appliedCount: number): string {
  if (appliedCount === 0) return `Import ${countOf(pendingCount, 'row')}`;
  return `Import the other ${pendingCount === 1 ? 'row' : countOf(pendingCount, 'row')}`;
}
