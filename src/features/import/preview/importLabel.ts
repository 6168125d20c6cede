import { countOf } from '../../../domain/text/count';

export const APPLY_KEY = 'Mod+Enter';

/** Label of the import button, as in 'Import 3 rows', or 'Import the other 2 rows' after some were imported. */
export function importLabel(pendingCount: number, appliedCount: number): string {
  if (appliedCount === 0) return `Import ${countOf(pendingCount, 'row')}`;
  return `Import the other ${pendingCount === 1 ? 'row' : countOf(pendingCount, 'row')}`;
}
