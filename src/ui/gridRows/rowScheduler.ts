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
  /** The rows are drawn in the places of those that the grid was given before: it will get them later. */
  isAhead: boolean;
  /** They still are, as long as the grid has not taken in what it was given instead. */
  isArriving: boolean;
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

const isSameList = <Row>(one: readonly Row[], other: readonly Row[]) =>
  one.length === other.length && one.every((row, place) => row === other[place]);

function give<Row>(
  held: Intake<Row> | null,
  { rows, view }: Pick<Intake<Row>, 'rows' | 'view'>,
  isWhole: boolean,
): Intake<Row> {
  // A list of its own: the grid takes the one that it knows for unchanged.
  const given = rows.slice(0, isWhole ? undefined : FIRST);
  const isArriving = held !== null && (held.isAhead || held.isArriving);
  return { rows, view, given, isWhole, isAhead: false, isArriving, edits: noEdits };
}

export interface IntakeNeeds {
  /** The person comes back to a place far down. */
  isPlaceKept: boolean;
  /** The person types into the search, and no key is to wait. */
  isTyping: boolean;
}

/**
 * What to give the grid for the next rows. It takes in all rows again for each new list and draws each row
 * anew, which is more than a key may wait: as long as a person types, what is found is drawn in the rows
 * that are there. Of another view it gets the first rows, and the rest once the person pauses; an edit of a
 * few rows is told as such.
 */
export function takeIn<Row>(
  held: Intake<Row> | null,
  rows: readonly Row[],
  view: string | undefined,
  rowId: (row: Row) => string,
  { isPlaceKept, isTyping }: IntakeNeeds,
): Intake<Row> {
  if (held?.isAhead === true && held.view === view) return { ...held, rows };
  // Back to what the grid still has: a search was emptied.
  if (held?.isAhead === true && isSameList(held.given, rows))
    return { ...held, rows, view, isWhole: true, isAhead: false };
  const edits = held === null ? null : editedRows(held.rows, rows, rowId);
  if (held !== null && !held.isAhead && edits !== null && edits.length <= MOST_EDITS)
    return { ...held, rows, view, edits: edits.length === 0 ? noEdits : edits };
  const isSameView = held !== null && held.view === view;
  if (isTyping && held !== null && !isSameView && held.given.length >= Math.min(rows.length, FIRST))
    return { ...held, rows, view, isWhole: false, isAhead: true, edits: noEdits };
  // Whoever has scrolled far into the same view stays there.
  const isLeftWhole = isSameView && held.isWhole && held.rows.length > FIRST;
  return give(held, { rows, view }, rows.length <= MANY || isPlaceKept || isLeftWhole);
}

/** The same after a pause: the first rows of what was found, and then all of them. */
export function takeMore<Row>(held: Intake<Row>): Intake<Row> {
  return give(held, held, !held.isAhead || held.rows.length <= MANY);
}

/** The same with all of its rows. */
export function takeAll<Row>(held: Intake<Row>): Intake<Row> {
  return give(held, held, true);
}

/** The same once the grid has taken in what it was given. */
export function arrive<Row>(held: Intake<Row>): Intake<Row> {
  return { ...held, isArriving: false };
}
