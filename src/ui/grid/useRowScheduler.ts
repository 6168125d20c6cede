import { useEffect, useLayoutEffect, useRef, useState, type RefObject } from 'react';
import { type GridApi } from '@mui/x-data-grid';
import { type LatestRows } from '../gridRows/editedRows';
import { arrive, takeAll, takeIn, takeMore, type Intake } from '../gridRows/rowScheduler';
import { isSearch } from '../hooks/isSearchInput';

/** Longer than between two keys of a person who types. */
const PAUSE_MS = 250;
/** Longer than between two words: as long, what was found is shown, but is not what the grid has. */
const AHEAD_MS = 600;

interface IntakeOptions<Row> {
  rows: readonly Row[];
  /** Names the search, the filters and the order that led to them. */
  view: string | undefined;
  rowId: (row: Row) => string;
  /** Where edited rows are told. */
  latest: LatestRows<Row>;
  /** In pixels. */
  scrollTop: () => number;
  /** Whether the person comes back to a place far down. */
  isPlaceKept: boolean;
}

interface Given<Row> {
  given: readonly Row[];
  /** What the rows of the grid show instead, in their order; null for what it was given. */
  ahead: readonly Row[] | null;
  /** Whether the grid was not given them yet. */
  isAhead: boolean;
  giveAll: () => void;
}

/** The rows to give the grid, and the means to give it all of them now. Another view starts at its top. */
export function useIntake<Row extends object>(
  apiRef: RefObject<GridApi | null>,
  { rows, view, rowId, latest, scrollTop, isPlaceKept }: IntakeOptions<Row>,
): Given<Row> {
  const [known, setKnown] = useState<Intake<Row> | null>(null);
  let held = known;
  if (held === null || held.rows !== rows || held.view !== view) {
    held = takeIn(held, rows, view, rowId, {
      isPlaceKept: isPlaceKept && !known?.rows.length,
      isTyping: isSearch(document.activeElement),
    });
    setKnown(held);
  }
  const { given, edits, isWhole, isAhead, isArriving } = held;
  useLayoutEffect(() => {
    for (const row of edits) latest.set(rowId(row), row);
  }, [latest, rowId, edits]);
  // After the grid's own effect, which takes them in.
  useEffect(() => latest.clear(), [latest, given]);
  useEffect(() => {
    if (isArriving) setKnown((now) => now && arrive(now));
  }, [isArriving]);
  useEffect(() => {
    if (isWhole) return undefined;
    const timer = setTimeout(
      () => setKnown((now) => now && takeMore(now)),
      isAhead ? AHEAD_MS : PAUSE_MS,
    );
    return () => clearTimeout(timer);
  }, [given, view, isWhole, isAhead]);
  const shownView = useRef(view);
  useLayoutEffect(() => {
    if (shownView.current === view) return;
    shownView.current = view;
    if (scrollTop() > 0) apiRef.current?.scroll({ top: 0 });
  }, [apiRef, scrollTop, view]);
  return {
    given,
    ahead: isAhead || isArriving ? rows : null,
    isAhead,
    giveAll: () => setKnown((now) => (now === null || now.isWhole ? now : takeAll(now))),
  };
}
