/** More than any window shows, and nothing for the grid to take in. */
const FIRST = 100;
/** Up to so many there is nothing to gain. */
const MANY = 400;
const MOST_EDITS = 8;

/** What the grid has been given of the rows. */
export interface Intake<Row> {
  rows: readonly Row[];
  /** Names the search, the filters and the order that led to them. */
  view: string | undefined;
  /** All rows, or the first of them, as they were before the edits. */
  given: readonly Row[];
  isWhole: boolean;
  /** Rows that have changed in place since the last time. */
  edits: readonly Row[];
}

const noEdits: readonly never[] = [];

/** The rows that are others in the same places; null where the rows do not have the same ids. */
export function editedRows<Row>(
  before: readonly Row[],
  after: readonly Row[],
  rowId: (row: Row) => string,
): readonly Row[] | null {
  if (before.length !== after.length) return null;
  const edited: Row[] = [];
  for (const [place, row] of after.entries()) {
    const old = before[place];
    if (old === row) continue;
    if (old === undefined || rowId(old) !== rowId(row)) return null;
    edited.push(row);
  }
  return edited;
}

/**
 * What to give the grid for the next rows. It takes in all rows again for each new list, which is more than
 * a key may wait: of another view it gets the first rows, and the rest once the person pauses; an edit of a
 * few rows is told as such.
 */
export function takeIn<Row>(
  held: Intake<Row> | null,
  rows: readonly Row[],
  view: string | undefined,
  rowId: (row: Row) => string,
  isPlaceKept: boolean,
): Intake<Row> {
  const edits = held === null ? null : editedRows(held.rows, rows, rowId);
  if (held !== null && edits !== null && edits.length <= MOST_EDITS)
    return { ...held, rows, view, edits: edits.length === 0 ? noEdits : edits };
  // Whoever has scrolled far into the same view stays there.
  const isSameView = held !== null && held.view === view && held.rows.length > FIRST;
  const isWhole = rows.length <= MANY || isPlaceKept || (isSameView && held.isWhole);
  // A list of its own: the grid takes the one that it knows for unchanged.
  const given = rows.slice(0, isWhole ? undefined : FIRST);
  return { rows, view, given, isWhole, edits: noEdits };
}

/** The same with all of its rows. */
export function takeAll<Row>(held: Intake<Row>): Intake<Row> {
  return { ...held, given: held.rows.slice(), isWhole: true, edits: noEdits };
}
