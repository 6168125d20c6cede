import { useEffect, useMemo, useState } from 'react';
import { useConsoleSelector } from '../../../state/hooks/storeHooks';
import { useTextLists } from '../../../state/hooks/useTextLists';
import { selectEnabledLanguages } from '../../../state/select/selectLanguages';
import {
  selectAvailableLanguages,
  selectTourLanguages,
} from '../../../state/select/selectTourLanguages';

/**
 * Largest catalogue for which the Languages column fetches every language's list when rows do not name their languages.
 * Beyond it, only Completeness does so, on request.
 */
const MAX_TOURS = 500;
/** Delay that lets the rows, their covers and a first search load before the other languages. */
const QUIET_MS = 4000;
const noCodes: readonly string[] = [];

/** True once QUIET_MS have passed since the list was complete. */
function useIsQuiet(isWanted: boolean): boolean {
  const [isQuiet, setQuiet] = useState(false);
  useEffect(() => {
    if (!isWanted) return undefined;
    const timer = setTimeout(() => setQuiet(true), QUIET_MS);
    return () => clearTimeout(timer);
  }, [isWanted]);
  return isWanted && isQuiet;
}

/**
 * Language codes by tour id, from the rows. When the worker's rows lack them, the lists of the other languages are
 * fetched some time after the tours are shown.
 */
export function useTourLanguages(
  tourCount: number,
  isComplete: boolean,
): ReadonlyMap<string, readonly string[]> {
  const available = useConsoleSelector(selectAvailableLanguages);
  const known = useConsoleSelector(selectTourLanguages);
  const enabled = useConsoleSelector(selectEnabledLanguages);
  const isWanted = available.size === 0 && isComplete && tourCount > 0 && tourCount <= MAX_TOURS;
  const isQuiet = useIsQuiet(isWanted);
  const codes = useMemo(
    () => (isQuiet ? enabled.map(({ code }) => code) : noCodes),
    [isQuiet, enabled],
  );
  const { isReading } = useTextLists(codes);
  // New columns re-lay out the whole grid, so the codes change once, after all lists have loaded.
  const [shown, setShown] = useState(known);
  if (!(isQuiet && isReading) && shown !== known) setShown(known);
  return available.size > 0 ? available : shown;
}
