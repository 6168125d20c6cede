import type { RowBatches } from '../../../src/ui/gridRows/rowBatches';

const FIRST_BATCH_ROWS = 100;

/** Without edits row by row: an edit gives the grid the whole list again. */
export function nextBatches<Row>(
  previous: RowBatches<Row> | null,
  { rows, view }: Pick<RowBatches<Row>, 'rows' | 'view'>,
): RowBatches<Row> {
  const isComplete = rows.length <= 4 * FIRST_BATCH_ROWS || previous?.view === view;
  const given = rows.slice(0, isComplete ? undefined : FIRST_BATCH_ROWS);
  return { rows, view, given, isComplete, edits: [] };
}

export const completeBatches = <Row>(batches: RowBatches<Row>): RowBatches<Row> =>
  batches.isComplete ? batches : { ...batches, given: batches.rows, isComplete: true };
