import { changedRows } from './changedRows';

/** More rows than any window shows, few enough for the grid to take in between two keys. */
const FIRST_BATCH_ROWS = 100;
/** Batching lists of up to this many rows gains nothing. */
const MAX_SINGLE_BATCH_ROWS = 400;
/** Above this many edited rows the grid is given the whole list again. */
const MAX_EDITS_IN_PLACE = 8;

/** The rows of a list and the part of them that the grid holds. */
export interface RowBatches<Row> {
  rows: readonly Row[];
  /** Name of the search, filters and order that produced the rows. */
  view: string | undefined;
  /** The rows that the grid was given: all, or the first batch. */
  given: readonly Row[];
  /** True when the grid holds every row. */
  isComplete: boolean;
  /** Rows of `given` that the last step changed: the grid replaces each by its id. */
  edits: readonly Row[];
}

const noEdits: readonly never[] = [];

interface NextRows<Row> {
  rows: readonly Row[];
  view: string | undefined;
  rowId: (row: Row) => string;
  /** True when a saved scroll position is to be restored, which needs every row. */
  hasSavedPosition: boolean;
}

/**
 * Next state for new rows or another view. The grid walks every row of each list that it is given, which takes
 * longer than a key may wait: another view gives it the first batch, and the rest after a pause. Within a view
 * a list that is complete stays complete, so that the scroll position is kept, and an edit of a few rows is
 * handed on row by row.
 */
export function nextBatches<Row>(
  previous: RowBatches<Row> | null,
  { rows, view, rowId, hasSavedPosition }: NextRows<Row>,
): RowBatches<Row> {
  const edits = previous === null ? null : changedRows(previous.rows, rows, rowId);
  if (previous !== null && edits !== null && edits.length <= MAX_EDITS_IN_PLACE) {
    const { given, isComplete } = previous;
    const heldEdits = edits.filter((row) => rows.indexOf(row) < given.length);
    return { rows, view, given, isComplete, edits: heldEdits };
  }
  const isSameList =
    previous !== null && previous.view === view && previous.rows.length > FIRST_BATCH_ROWS;
  const isComplete =
    rows.length <= MAX_SINGLE_BATCH_ROWS || hasSavedPosition || (isSameList && previous.isComplete);
  // A new array each time: the grid takes one that it has seen for unchanged.
  const given = rows.slice(0, isComplete ? undefined : FIRST_BATCH_ROWS);
  return { rows, view, given, isComplete, edits: noEdits };
}

/** Gives the grid every row. */
export function completeBatches<Row>(batches: RowBatches<Row>): RowBatches<Row> {
  const { rows, view, isComplete } = batches;
  return isComplete ? batches : { rows, view, given: rows, isComplete: true, edits: noEdits };
}
