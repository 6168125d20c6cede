import { useEffect, useLayoutEffect, useRef, useState, type RefObject } from 'react';
import { type GridApi } from '@mui/x-data-grid';
import { type LatestRows } from './recordLatest';
import { takeAll, takeIn, type Intake } from './recordIntake';

/** Longer than between two keys of a person who types. */
const PAUSE_MS = 250;

interface IntakeOptions<Row> {
  rows: readonly Row[];
  /** Names the search, the filters and the order that led to them. */
  view: string | undefined;
  rowId: (row: Row) => string;
  /** Where edited rows are told. */
  latest: LatestRows<Row>;
  /** Whether the person comes back to a place far down. */
  isPlaceKept: boolean;
}

/** The rows to give the grid, and the means to give it all of them now. Another view starts at its top. */
export function useIntake<Row extends object>(
  apiRef: RefObject<GridApi | null>,
  { rows, view, rowId, latest, isPlaceKept }: IntakeOptions<Row>,
): { given: readonly Row[]; giveAll: () => void } {
  const [known, setKnown] = useState<Intake<Row> | null>(null);
  let held = known;
  if (held === null || held.rows !== rows || held.view !== view) {
    held = takeIn(held, rows, view, rowId, isPlaceKept && !known?.rows.length);
    setKnown(held);
  }
  const { given, edits, isWhole } = held;
  useLayoutEffect(() => {
    for (const row of edits) latest.set(rowId(row), row);
  }, [latest, rowId, edits]);
  // After the grid's own effect, which takes them in.
  useEffect(() => latest.clear(), [latest, given]);
  useEffect(() => {
    if (isWhole) return undefined;
    const timer = setTimeout(() => setKnown((now) => now && takeAll(now)), PAUSE_MS);
    return () => clearTimeout(timer);
  }, [given, isWhole]);
  const shownView = useRef(view);
  useLayoutEffect(() => {
    if (shownView.current === view) return;
    shownView.current = view;
    apiRef.current?.scroll({ top: 0 });
  }, [apiRef, view]);
  return {
    given,
    giveAll: () => setKnown((now) => (now === null || now.isWhole ? now : takeAll(now))),
  };
}
