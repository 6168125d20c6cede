import { changedRows } from '../../../src/ui/gridRows/changedRows';
import type { RowBatches } from '../../../src/ui/gridRows/rowBatches';

/** Without a first batch: each list is given to the grid whole; edits go to it row by row. */
export function nextBatches<Row>(
  previous: RowBatches<Row> | null,
  { rows, view, rowId }: Pick<RowBatches<Row>, 'rows' | 'view'> & { rowId: (row: Row) => string },
): RowBatches<Row> {
  const edits = previous === null ? null : changedRows(previous.rows, rows, rowId);
  if (previous === null || edits === null || edits.length > 8)
    return { rows, view, given: rows.slice(), isComplete: true, edits: [] };
  return { rows, view, given: previous.given, isComplete: true, edits };
}

export const completeBatches = <Row>(batches: RowBatches<Row>): RowBatches<Row> => batches;
