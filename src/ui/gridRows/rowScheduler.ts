/** More rows than any window shows, few enough for the grid to take in at no noticeable cost. */
const FIRST_BATCH_ROWS = 100;
/** Batching lists of up to this many rows gains nothing. */
const MAX_SINGLE_BATCH_ROWS = 400;
/** Above this many edited rows the whole list is committed again. */
const MAX_EDITS_IN_PLACE = 8;

/** The rows of a list and the part of them that was committed to the grid. */
export interface RowSchedule<Row> {
  rows: readonly Row[];
  /** Name of the search, filters and order that produced the rows. */
  view: string | undefined;
  /** The rows that the grid was given: all, or the first batch; without later `edits`. */
  committed: readonly Row[];
  /** True when `committed` holds every row. */
  isComplete: boolean;
  /** True while `rows` are drawn in place of `committed`: the grid gets them later. */
  isPending: boolean;
  /** True after pending rows were committed, until the grid has processed the commit. */
  isCommitting: boolean;
  /** Rows that changed in place since the last commit. */
  edits: readonly Row[];
}

const noEdits: readonly never[] = [];

/** The rows that changed at the same index; null unless both lists have the same ids in the same order. */
export function changedRows<Row>(
  before: readonly Row[],
  after: readonly Row[],
  rowId: (row: Row) => string,
): readonly Row[] | null {
  if (before.length !== after.length) return null;
  const changed: Row[] = [];
  for (const [index, row] of after.entries()) {
    const previous = before[index];
    if (previous === row) continue;
    if (previous === undefined || rowId(previous) !== rowId(row)) return null;
    changed.push(row);
  }
  return changed;
}

const isSameList = <Row>(a: readonly Row[], b: readonly Row[]) =>
  a.length === b.length && a.every((row, index) => row === b[index]);

function commit<Row>(
  previous: RowSchedule<Row> | null,
  { rows, view }: Pick<RowSchedule<Row>, 'rows' | 'view'>,
  isComplete: boolean,
): RowSchedule<Row> {
  // A new array each time: the grid takes one that it has seen for unchanged.
  const committed = rows.slice(0, isComplete ? undefined : FIRST_BATCH_ROWS);
  const isCommitting = previous !== null && (previous.isPending || previous.isCommitting);
  return { rows, view, committed, isComplete, isPending: false, isCommitting, edits: noEdits };
}

export interface ScheduleOptions {
  /** True when a saved scroll position is to be restored. */
  hasSavedPosition: boolean;
  /** True while the person types into the search: no key may wait for the grid. */
  isTyping: boolean;
}

/**
 * Schedules the next rows. The grid processes every row of each new list and renders each visible row again,
 * which takes longer than a key may wait: while a person types, the rows found stay pending and are drawn in
 * the existing row elements. Another view commits its first batch, and the rest after a pause; an edit of a
 * few rows is published in place.
 */
export function scheduleRows<Row>(
  schedule: RowSchedule<Row> | null,
  rows: readonly Row[],
  view: string | undefined,
  rowId: (row: Row) => string,
  { hasSavedPosition, isTyping }: ScheduleOptions,
): RowSchedule<Row> {
  if (schedule?.isPending === true && schedule.view === view) return { ...schedule, rows };
  // The search was cleared: the grid still holds these rows.
  if (schedule?.isPending === true && isSameList(schedule.committed, rows))
    return { ...schedule, rows, view, isComplete: true, isPending: false };
  const edits = schedule === null ? null : changedRows(schedule.rows, rows, rowId);
  if (
    schedule !== null &&
    !schedule.isPending &&
    edits !== null &&
    edits.length <= MAX_EDITS_IN_PLACE
  )
    return { ...schedule, rows, view, edits: edits.length === 0 ? noEdits : edits };
  const isSameView = schedule !== null && schedule.view === view;
  if (
    isTyping &&
    schedule !== null &&
    !isSameView &&
    schedule.committed.length >= Math.min(rows.length, FIRST_BATCH_ROWS)
  )
    return { ...schedule, rows, view, isComplete: false, isPending: true, edits: noEdits };
  // Keeps the scroll position within the same view.
  const staysComplete =
    isSameView && schedule.isComplete && schedule.rows.length > FIRST_BATCH_ROWS;
  return commit(
    schedule,
    { rows, view },
    rows.length <= MAX_SINGLE_BATCH_ROWS || hasSavedPosition || staysComplete,
  );
}

/** Commits the first batch of pending rows, or the remaining rows after it. */
export function commitNextBatch<Row>(schedule: RowSchedule<Row>): RowSchedule<Row> {
  return commit(
    schedule,
    schedule,
    !schedule.isPending || schedule.rows.length <= MAX_SINGLE_BATCH_ROWS,
  );
}

/** Commits all rows at once. */
export function commitAll<Row>(schedule: RowSchedule<Row>): RowSchedule<Row> {
  return commit(schedule, schedule, true);
}

/** Marks the commit as processed by the grid. */
export function finishCommit<Row>(schedule: RowSchedule<Row>): RowSchedule<Row> {
  return { ...schedule, isCommitting: false };
}
